import tsconfigPaths from "vite-tsconfig-paths"
import { defineConfig } from "vitest/config"
import { codeOf, filesUnder } from "./tests/source"

const everywhere = ["node_modules/**", "build/**", "dist/**", "data/**", "e2e/**"]

/**
 * Tests that change what belongs to their whole process (its environment, or its modules) have one of their own.
 * All others share two, which read the product's modules once: that is nearly half of their time.
 */
const changesItsProcess = /\bvi\.(mock|stubEnv|stubGlobal)\(|\bprovide\(|\bprocess\.env\.\w+ = /
const alone = filesUnder(".").filter(
  (path) => /\.test\.tsx?$/.test(path) && changesItsProcess.test(codeOf(path)),
)

export default defineConfig({
  plugins: [tsconfigPaths()],
  define: { __GALLERY__: false },
  test: {
    // What hangs is found all the same; a machine that is slow for a while fails nothing.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Vitest would leave a core to others; while a test waits for its database, another one runs.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          globalSetup: "tests/global-setup.ts",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...everywhere, ...alone, "tests/peers/**"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          globalSetup: "tests/global-setup.ts",
          include: alone,
          exclude: [...everywhere, "tests/peers/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "peers",
          globalSetup: "tests/global-setup.ts",
          // Each file starts servers of its own: one after the other, a small machine is enough.
          fileParallelism: false,
          include: ["tests/peers/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
