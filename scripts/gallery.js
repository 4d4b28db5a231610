import { fileURLToPath } from "node:url"
import { build, buildGallery } from "./build.js"
import { install } from "./install.js"

/** The product as `npm start` has it, but for its web tier, which shows the pages of the pieces too. */
process.env.NODE_ENV ||= "production"
process.chdir(fileURLToPath(new URL("..", import.meta.url)))

await install()
await build()
await buildGallery()
const { run } = await import("../dist/server.js")
const { openWebTier } = await import("../dist/web-tier.js")
await run({ loadWebTier: async () => ({ openWebTier: () => openWebTier("build/gallery") }) })
