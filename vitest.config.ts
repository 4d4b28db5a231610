import tsconfigPaths from "vite-tsconfig-paths"
import { defineConfig } from "vitest/config"

const everywhere = ["node_modules/**", "build/**", "dist/**", "data/**", "e2e/**"]

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          globalSetup: "tests/global-setup.ts",
          include: ["**/*.test.{ts,tsx}"],
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
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
