import { openSlowly, type PageFigures } from "./browser"

/** What a cold page weighs and how it comes, one of each kind: of someone who has bills, and of a visitor. */
export async function coldPages(
  origin: string,
  cookie: string,
): Promise<Record<string, PageFigures>> {
  const own = {
    dashboard: "/admin/dashboard",
    "bills, 50 rows": "/admin/bills?limit=50",
    "a bill": await firstBill(origin, cookie),
    "new bill": "/admin/bills/new",
    "new company": "/admin/companies/new",
    profile: "/admin/profile/personal",
    "received bills, none yet": "/admin/purchases",
  }
  const ofVisitors = {
    "welcome page": "/",
    "craftsmen's page": "/welcomeArtisans",
    blog: "/blog",
    directory: "/directory",
  }
  const figures: Record<string, PageFigures> = {}
  for (const [name, path] of Object.entries(own))
    figures[name] = await openSlowly(origin + path, cookie)
  for (const [name, path] of Object.entries(ofVisitors))
    figures[name] = await openSlowly(origin + path, "")
  return figures
}

/** The address of the bill that heads the list. */
async function firstBill(origin: string, cookie: string): Promise<string> {
  const list = await fetch(`${origin}/admin/bills`, { headers: { Cookie: cookie } })
  const address = /\/admin\/bills\/[0-9a-f-]{36}/.exec(await list.text())?.[0]
  if (!address) throw new Error("the list leads to no bill")
  return address
}
