import { createRoutesFromFolders } from "@remix-run/v1-route-convention"

/**
 * Folders are the URL, one to one. Every screen under `admin` is mounted a second time under `ap`
 * (specification §2: `/ap/*` shows the same screens as `/admin/*`).
 *
 * @type {import("@remix-run/dev").AppConfig}
 */
export default {
  ignoredRouteFiles: ["**/*"],
  serverModuleFormat: "esm",
  routes: (defineRoutes) =>
    mountTwice(
      createRoutesFromFolders(defineRoutes, {
        ignoredFilePatterns: ["**/_*", "**/_*/**", "**/*.test.*"],
      }),
      "admin",
      "ap",
    ),
}

/** Copies the subtree of the manifest under `from` to `to`, with ids of its own and the same modules. */
function mountTwice(manifest, from, to) {
  const renamed = (id) => id?.replace(new RegExp(`^routes/${from}(?=[/.]|$)`), `routes/${to}`)
  for (const route of Object.values(manifest)) {
    if (renamed(route.id) === route.id) continue
    const path = route.parentId === "root" ? route.path.replace(from, to) : route.path
    manifest[renamed(route.id)] = {
      ...route,
      id: renamed(route.id),
      parentId: renamed(route.parentId),
      path,
    }
  }
  return manifest
}
