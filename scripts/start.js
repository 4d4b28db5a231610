import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs"
import module from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "./build.js"
import { install } from "./install.js"

/**
 * `npm start`, and `npm run demo` with --demo: installs and builds what is missing or stale, then
 * becomes the server, in this very process, so that a SIGTERM reaches it.
 */
process.env.NODE_ENV ||= "production"
process.chdir(fileURLToPath(new URL("..", import.meta.url)))
// Node 22 and later keep compiled code between starts.
module.enableCompileCache?.()
process.setSourceMapsEnabled(true)

await install()
await build()
const isDemo = process.argv.includes("--demo")
if (isDemo) forgetOtherParts()
const { run } = await import("../dist/server.js")
await run({ beforeReady: isDemo ? openStory : undefined })

/** Fills the installation with the story world, and says who lives in it. */
async function openStory() {
  const { openStory } = await import("../dist/story.js")
  for (const { email, password, role } of await openStory())
    console.log(`account ${email} ${password} ${role}`)
}

/** Whatever the environment names, the story is told in none of it. */
function forgetOtherParts() {
  for (const name of "DATABASE_URL IDENTITY_CONFIG API_URL FILES_URL SMTP_URL".split(" "))
    delete process.env[name]
  for (const role of ["APP", "WEB", "IDENTITY"]) delete process.env[`DATABASE_${role}_URL`]
  process.env.BACKUP_URL = "off"
  process.env.DATA_DIR = throwAwayFolder()
}

function throwAwayFolder() {
  const folder = mkdtempSync(join(tmpdir(), "plume-demo-"))
  // Others may pass through it, as through any DATA_DIR: PostgreSQL's account must, under root.
  chmodSync(folder, 0o711)
  process.on("exit", () => {
    const cluster = join(folder, "postgres")
    if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
