import { createRoutesFromFolders } from "@remix-run/v1-route-convention"

/**
 * The pages of the pieces are for who makes the product: `npm run dev` shows them, and so does the build that the
 * browser tests make of them (scripts/gallery.js). What is shipped has nothing of them.
 */
const isOnlyGallery = process.env.GALLERY === "true"
export const hasGallery = isOnlyGallery || process.env.NODE_ENV === "development"
export const gallery = "admin/design"

const nobodys = ["**/_*", "**/_*/**", "**/*.test.*"]
/** The build of the gallery has the areas that its pages ask, and no others: most of its time is theirs. */
const others = "**/admin/!(design|files|communes)/**"

/**
 * Folders are the URL, one to one. Every screen under `admin` is mounted a second time under `ap`
 * (specification §2: `/ap/*` shows the same screens as `/admin/*`).
 *
 * @type {import("@remix-run/dev").AppConfig}
 */
export default {
  // Beside the build of the product, which has none of it.
  buildDirectory: hasGallery ? "build/gallery" : "build",
  ignoredRouteFiles: ["**/*"],
  serverModuleFormat: "esm",
  routes: (defineRoutes) =>
    mountTwice(
      createRoutesFromFolders(defineRoutes, {
        ignoredFilePatterns: [
          ...nobodys,
          ...(hasGallery ? [] : [`**/${gallery}/**`]),
          ...(isOnlyGallery ? [others] : []),
        ],
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
