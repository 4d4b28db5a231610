import module from "node:module"
import { build } from "./build.js"
import { install } from "./install.js"

/**
 * `npm start`, and `npm run demo` with --demo: installs and builds what is missing or stale, then
 * becomes the server, in this very process, so that a SIGTERM reaches it.
 */
process.env.NODE_ENV ||= "production"
process.chdir(new URL("..", import.meta.url).pathname)
// Node 22 and later keep compiled code between starts.
module.enableCompileCache?.()
process.setSourceMapsEnabled(true)

await install()
await build()
await import(process.argv.includes("--demo") ? "../dist/demo.js" : "../dist/server.js")
