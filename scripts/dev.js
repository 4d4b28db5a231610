import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { writeApiTypes } from "./api-types.js"
import { install } from "./install.js"

/**
 * `npm run dev`: Vite reloads the web tier as it is written, tsx starts the rest anew (the database
 * with it, in a blink) when a file of the API, of identity or of the server changes, or a text, which all read.
 */
process.env.NODE_ENV ||= "development"
process.chdir(fileURLToPath(new URL("..", import.meta.url)))

await install()
await writeApiTypes()
const tsx = createRequire(import.meta.url).resolve("tsx/cli")
const ignored = ["data/**", "build/**", "dist/**", "node_modules/**", "vite.config.ts*"]
const child = spawn(
  process.execPath,
  [
    ...[tsx, "watch", "--include", "public/locales/**"],
    ...ignored.flatMap((glob) => ["--exclude", glob]),
    "server/dev.ts",
  ],
  { stdio: "inherit" },
)
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code) => process.exit(code ?? 0))
