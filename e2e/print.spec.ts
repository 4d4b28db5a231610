import { expect, test } from "./fixtures"

/** What stands on paper: what a page says, in black on white, and nothing to press. */
for (const path of ["/admin/bills", "/admin/bills/:billId", "/admin/dashboard", "/admin/companies"])
  test(`${path} is printed without its frame and its buttons`, async ({ page, records }) => {
    await records.url("/admin/bills/:billId")
    await page.goto(await records.url(path))
    await page.emulateMedia({ media: "print", colorScheme: "dark" })
    await expect(page.locator("h1")).toBeVisible()
    for (const pressed of await page
      .locator("nav, header.shell-top, button, .list-toolbar, .pick")
      .all())
      await expect(pressed).toBeHidden()
    await expect(page.locator("h1")).toHaveCSS("color", "rgb(27, 26, 33)")
    const rows = page.locator("main tbody tr")
    if (/bills$|companies$/.test(path)) await expect(rows.first()).toBeVisible()
  })

test("the browser’s bars wear the colour of the page, whatever theme is chosen", async ({
  page,
}) => {
  await page.goto("/admin/dashboard")
  const colors = page.locator('meta[name="theme-color"]')
  await expect(colors).toHaveCount(2)
  for (const color of await colors.all()) {
    const scheme = /dark/.test((await color.getAttribute("media")) ?? "") ? "dark" : "light"
    await page.emulateMedia({ colorScheme: scheme })
    const canvas = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--canvas"),
    )
    expect(canvas).toContain((await color.getAttribute("content")) ?? "missing")
  }
})
