import { pathToFileURL } from "node:url"
import type { ServerBuild } from "@remix-run/node"
import { environment } from "../config/environment"
import { projectFile } from "../config/project"
import { openAssets } from "../server/assets"
import { openDatabase } from "../server/database"
import { startPlume } from "../server/start"
import { pagesOf } from "../server/web-tier"

/**
 * The same server with a thousand routes in its manifest, more than twice its own: the bills' screens are
 * mounted again under other names, as further areas would be.
 */
const wanted = 1000

async function openWebTier() {
  const build: ServerBuild = await import(pathToFileURL(projectFile("build/server/index.js")).href)
  return { asset: openAssets(projectFile("build/client")), page: pagesOf(enlarged(build)) }
}

function enlarged(build: ServerBuild): ServerBuild {
  const routes = { ...build.routes }
  const assets = { ...build.assets.routes }
  const model = Object.values(build.routes).filter((route) => route?.path?.startsWith("bills"))
  for (let copy = 0; Object.keys(routes).length < wanted; copy++)
    for (const route of model) {
      if (!route) continue
      const id = `${route.id}-${copy}`
      const path = route.path?.replace("bills", `area-${copy}`)
      routes[id] = { ...route, id, path }
      const asset = build.assets.routes[route.id]
      if (asset) assets[id] = { ...asset, id, path }
    }
  return { ...build, routes, assets: { ...build.assets, routes: assets } }
}

const settings = environment()
const plume = await startPlume({ settings, database: await openDatabase(settings), openWebTier })
process.once("SIGTERM", () => plume.stop("SIGTERM").then(() => process.exit(0)))
process.stdout.write(`ready on ${settings.origin}\n`)
