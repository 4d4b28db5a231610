import { existsSync } from "node:fs"

/**
 * Runs server/audit-verify.ts: as it was built where there are no sources, and otherwise as it stands.
 * Nothing is built for it, since Plume may be running from what is built.
 */
const source = new URL("../server/audit-verify.ts", import.meta.url)
if (existsSync(source)) (await import("tsx/esm/api")).register()
const { run } = await import(existsSync(source) ? source.href : "../dist/audit-verify.js")
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(`audit log not verified: ${error.message}`)
  process.exitCode = 2
}
