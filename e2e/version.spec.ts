import type { Page, Route } from "@playwright/test"
import { expect, test } from "./fixtures"

/** The freshness of the running version (specification §1). */
const newer = { buildDateTime: 9_999_999_999_999 }
const screen = "/admin/products/new"

test("a newer build on the server reloads the page, once", async ({ page }) => {
  const loads = countLoads(page)
  const asked = await answerMeta(page, (route) => route.fulfill({ json: newer }))
  await page.goto(screen)
  await expect.poll(() => loads.length).toBe(2)
  // The reloaded page asks again, is told the same, and must not turn in circles.
  await expect.poll(() => asked.length).toBe(2)
  await page.waitForLoadState("networkidle")
  expect(loads).toHaveLength(2)
})

test("the caches of the browser are emptied before", async ({ page }) => {
  await answerMeta(page, (route) => route.continue())
  await page.goto(screen)
  await page.evaluate(async () => (await caches.open("old")).put("/x", new Response("old")))
  const loads = countLoads(page)
  await page.unrouteAll()
  await answerMeta(page, (route) => route.fulfill({ json: newer }))
  await showAgain(page)
  await expect.poll(() => loads.length).toBe(1)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test("nothing is reloaded while a form holds what is not saved", async ({ page }) => {
  await page.goto(screen)
  await page.locator("[name=name]").fill("Lampe")
  const loads = countLoads(page)
  const asked = await answerMeta(page, (route) => route.fulfill({ json: newer }))
  await showAgain(page)
  await expect.poll(() => asked.length).toBe(1)
  await expect(page.locator("[name=name]")).toHaveValue("Lampe")
  expect(loads).toHaveLength(0)
})

const harmless: [string, (route: Route) => Promise<void>][] = [
  ["the same build", (route) => route.continue()],
  ["an older build", (route) => route.fulfill({ json: { buildDateTime: 1 } })],
  ["a page instead of JSON", (route) => route.fulfill({ contentType: "text/html", body: "<p>" })],
  ["no number", (route) => route.fulfill({ json: { buildDateTime: "tomorrow" } })],
  ["an error", (route) => route.fulfill({ status: 500 })],
  ["no answer", (route) => route.abort()],
]
for (const [what, answer] of harmless)
  test(`F35 ${what} changes nothing`, async ({ page }) => {
    const loads = countLoads(page)
    const asked = await answerMeta(page, answer)
    await page.goto(screen)
    await expect.poll(() => asked.length).toBe(1)
    await page.waitForLoadState("networkidle")
    await expect(page.locator("h1")).toBeVisible()
    expect(loads).toHaveLength(1)
    expect(page.url()).toContain(screen)
  })

/** The page comes back to the foreground. */
async function showAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
}

function countLoads(page: Page): string[] {
  const loads: string[] = []
  page.on("domcontentloaded", () => loads.push(page.url()))
  return loads
}

async function answerMeta(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const asked: string[] = []
  await page.route("**/meta.json*", async (route) => {
    asked.push(route.request().url())
    await answer(route)
  })
  return asked
}
