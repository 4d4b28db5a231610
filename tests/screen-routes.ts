import { defineRoutes } from "@remix-run/dev/dist/config/routes.js"
import remixConfig from "../remix.config.js"

export interface ScreenRoute {
  id: string
  path?: string
  parentId?: string
  index?: boolean
  file: string
}

const below = (await remixConfig.routes?.(defineRoutes as never)) as unknown as Record<
  string,
  ScreenRoute
>

/** The route manifest, with the frame of all pages, which Remix adds by itself. */
export const screenRoutes: ScreenRoute[] = [
  { id: "root", path: "", file: "root.tsx" },
  ...Object.values(below),
]
