import type { ServerBuild } from "@remix-run/node"
import { expect, test } from "vitest"
import { divide } from "./areas"

/** A build whose routes are `[id, parent, path]`; a path of null stands for an index. */
function buildWith(...routes: [string, string | undefined, string | null][]): ServerBuild {
  const all = Object.fromEntries(
    routes.map(([id, parentId, path]) => [
      id,
      { id, parentId, path: path ?? undefined, index: path === null, module: {} },
    ]),
  )
  return { routes: all, assets: { routes: all } } as unknown as ServerBuild
}

const build = buildWith(
  ["root", undefined, ""],
  ["index", "root", null],
  ["blog", "root", "blog"],
  ["$", "root", "*"],
  ["admin", "root", "admin"],
  ["admin/index", "admin", null],
  ["admin.error", "root", "admin/error"],
  ["admin/bills", "admin", "bills"],
  ["admin/bill", "admin", "bills/:id"],
  ["admin/new", "admin", "bills/new"],
  ["admin/products", "admin", "products"],
  ["admin/$", "admin", "*"],
  ["admin/preview", "admin", "website/preview/*"],
)
const areas = divide(build)

function routesAt(path: string): string[] | undefined {
  const key = areas.keyOf(path)
  return key === undefined ? undefined : Object.keys(areas.buildOf(key).routes)
}

test("a screen's build holds the way to it, the screen, and what matches anything", () => {
  const above = ["root", "index", "$", "admin", "admin/index", "admin/$"]
  expect(routesAt("/admin/bills")?.sort()).toEqual([...above, "admin/bills"].sort())
  expect(routesAt("/admin/bills/17")?.sort()).toEqual(
    [...above, "admin/bills", "admin/bill"].sort(),
  )
  expect(routesAt("/admin/bills.data")).toEqual(routesAt("/admin/bills"))
})

test("a segment may be two things, in any case: both are kept, for Remix to choose", () => {
  const found = ["admin/bill", "admin/new"]
  expect(routesAt("/admin/bills/new")).toEqual(expect.arrayContaining(found))
  expect(routesAt("/Admin/Bills/NEW")).toEqual(routesAt("/admin/bills/new"))
  expect(routesAt("/admin/bills/%6eew")).toBeUndefined()
})

test("what lies beside the shell is found, and so are public pages", () => {
  expect(routesAt("/admin/error")).toContain("admin.error")
  expect(routesAt("/blog")).toContain("blog")
  expect(routesAt("/")).toContain("index")
  expect(routesAt("/_root.data")).toContain("index")
  expect(routesAt("/admin")).toContain("admin/index")
})

test("the manifest is left to the whole build", () => {
  expect(routesAt("/__manifest")).toBeUndefined()
})

test("where no screen is, the build holds what matches anything", () => {
  expect(routesAt("/nothing")?.sort()).toEqual(["root", "$"].sort())
  const inAdmin = ["root", "$", "admin", "admin/$"]
  expect(routesAt("/admin/nothing")?.sort()).toEqual(inAdmin.sort())
  expect(routesAt("/admin/website/preview/a/b")?.sort()).toEqual(
    [...inAdmin, "admin/preview"].sort(),
  )
})

test("the client's manifest holds the same routes as the server's", () => {
  const { routes, assets } = areas.buildOf(areas.keyOf("/admin/bills") ?? "")
  expect(Object.keys(assets.routes).sort()).toEqual(Object.keys(routes).sort())
})
