import type { Page } from "@playwright/test"
import { ofVisitor } from "../e2e/screens"

/** Where a screen's record is found, when it is not the first of its list. */
const listedAt: [screen: RegExp, list: string][] = [
  [/^\/link\//, "/admin/bills?q=Boekhuis"],
  [/^\/quote\//, "/admin/quotes?state=sent"],
  [/\/bills\/:billId\/(edit|issue|delete|deposits\/new)$/, "/admin/bills?state=draft&q=Voltaire"],
  [/\/bills\/:billId\/(corrections|credit-notes)\/new$/, "/admin/bills?q=Boekhuis"],
  [/\/bills\/delete$/, "/admin/bills?state=draft"],
  [/\/bills\/payments$/, "/admin/bills?state=overdue"],
  [/\/bills\/:billId\/(emails\/:|links$)/, "/admin/bills?q=Boekhuis"],
  [/\/bills\/:billId\/payments\/:/, "/admin/bills?state=paid"],
  [/\/bills\/:billId/, "/admin/bills?state=overdue"],
  [/\/quotes\/:quoteId\/(edit|issue|delete)$/, "/admin/quotes?state=draft"],
  [/\/quotes\/:quoteId\/deposits\/new$/, "/admin/quotes?state=accepted"],
  [/\/quotes\/:quoteId/, "/admin/quotes?state=sent"],
  [/\/purchases\/:purchaseId\/delete$/, "/admin/purchases?state=draft"],
  [/\/contracts\/:contractId\/(activation|delete)$/, "/admin/contracts?state=draft"],
  [/\/contracts\/:contractId\/renewal$/, "/admin/contracts?state=toRenew"],
  [/\/contracts\/:contractId/, "/admin/contracts?state=active"],
]

/** What is done to several things at once: "/admin/bills/delete". */
const ofSeveral = /^\/admin\/[\w-]+\/(delete|payments)$/

/** The things that a page links to: `/admin/bills/3f…` and not `/admin/bills/new`. */
const identifier = /^[0-9a-f-]{36}$/

/** The address of a screen with what the story world has in the place of its parameters. */
export async function addressOf(page: Page, path: string): Promise<string | undefined> {
  if (path.endsWith("*")) return "/nowhere"
  const visited = ofVisitor(path)
  if (path.includes(":secret")) return secretAddress(page, path)
  if (path.includes(":handle")) return handleAddress(page, path)
  if (path.includes(":cvCopyId"))
    return path.replace(/:(cv|other)CopyId/g, (await copyOfCv(page)) ?? "none")
  if (ofSeveral.test(path)) return tickedAddress(page, path)
  let filled = ""
  for (const part of visited.split("/").slice(1)) {
    const next = part.startsWith(":") ? await recordBelow(page, path, filled) : part
    if (next === undefined) return undefined
    filled += `/${next}`
  }
  return filled
}

/** The id of the first thing that the list, or the record before it, links to. */
async function recordBelow(page: Page, path: string, before: string): Promise<string | undefined> {
  const isNested = before.split("/").some((part) => identifier.test(part))
  const list = isNested
    ? before.slice(0, before.lastIndexOf("/"))
    : (listedAt.find(([screen]) => screen.test(path))?.[1] ?? before)
  return (
    (await firstLink(page, list, before)) ??
    (isNested ? undefined : firstLink(page, before, before))
  )
}

async function firstLink(page: Page, address: string, below: string): Promise<string | undefined> {
  await page.goto(address)
  const links = await page
    .locator("main a[href]")
    .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  return links
    .filter((link) => link.startsWith(`${below}/`))
    .map((link) => link.slice(below.length + 1).split("/")[0] ?? "")
    .find((id) => identifier.test(id))
}

/** A copy of the CV that changed last. */
async function copyOfCv(page: Page): Promise<string | undefined> {
  const versions = "/admin/cv/versions"
  const cvId = await firstLink(page, versions, versions)
  return firstLink(page, `${versions}/${cvId}/copies`, "/admin/cv/copies")
}

/** The first two of the list, as though they had been ticked. */
async function tickedAddress(page: Page, path: string): Promise<string> {
  const before = path.slice(0, path.lastIndexOf("/"))
  await page.goto(listedAt.find(([screen]) => screen.test(path))?.[1] ?? before)
  const ids = await page
    .locator("main [name=id]")
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
  return `${path}?${new URLSearchParams(ids.slice(0, 2).map((id) => ["id", id]))}`
}

/** A private link stands on the page of the links of its bill or quote. */
async function secretAddress(page: Page, path: string): Promise<string | undefined> {
  if (path.startsWith("/signature/")) {
    const id = await recordBelow(page, path, "/admin/contracts")
    const list = `/admin/contracts/${id}/signatures`
    await page.goto(`${list}/${await recordBelow(page, path, list)}`)
    const own = /\/signature\/([\w-]{20,})/.exec(await page.content())?.[1]
    return own && path.replace(":secret", own)
  }
  if (path.startsWith("/cv/")) {
    await page.goto(`/admin/cv/copies/${await copyOfCv(page)}/links`)
    const own = /\/cv\/([\w-]{32,})"/.exec(await page.content())?.[1]
    return own && path.replace(":secret", own)
  }
  const before = path.startsWith("/quote/") ? "/admin/quotes" : "/admin/bills"
  const id = await recordBelow(page, path, before)
  await page.goto(`${before}/${id}/links`)
  const secret = /\/(?:link|quote)\/([\w-]{20,})/.exec(await page.content())?.[1]
  return secret && path.replace(":secret", secret)
}

async function handleAddress(page: Page, path: string): Promise<string | undefined> {
  await page.goto("/directory")
  const handle = /href="\/directory\/([\w-]+)["?]/.exec(await page.content())?.[1]
  return handle && path.replace(":handle", handle)
}
