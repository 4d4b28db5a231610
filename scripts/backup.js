import { existsSync } from "node:fs"

/**
 * Runs server/backup.ts: as it was built where there are no sources, and otherwise as it stands.
 * Nothing is built for it, since Plume may be running from what is built.
 */
const source = new URL("../server/backup.ts", import.meta.url)
if (existsSync(source)) (await import("tsx/esm/api")).register()
const { run } = await import(existsSync(source) ? source.href : "../dist/backup.js")
const [what, ...parameters] = process.argv.slice(2)
try {
  process.exitCode = await run(what, parameters)
} catch (error) {
  console.error(`${what}: ${error.message}`)
  process.exitCode = 2
}
