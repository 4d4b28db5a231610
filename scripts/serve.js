import { run } from "../dist/server.js"

/** What is built, as it stands: the image's command, where nothing is ever missing or stale. */
process.setSourceMapsEnabled(true)
await run()
