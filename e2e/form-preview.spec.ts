import { expect, test } from "./fixtures"

/** Forms with their paper beside them. */
const drafts = [
  "/admin/bills/new",
  "/admin/bills/:billId/edit",
  "/admin/quotes/new",
  "/admin/quotes/:quoteId/edit",
]

for (const path of drafts)
  test(`what is typed at ${path} is drawn beside it`, async ({ page, records }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(await records.url(path), { waitUntil: "networkidle" })
    const form = page.locator("main form[method=post]")
    if (path.endsWith("/new")) {
      const client = form.locator("[name=clientId]")
      await client.selectOption({ index: 1 })
      await form.locator("[name='lines[0].unitPriceHT']").fill("450")
    }
    await form.locator("[name='lines[0].serviceName']").fill("Audit")
    const paper = page.locator("#preview img")
    await expect(paper).toBeVisible()
    const first = await paper.getAttribute("src")
    await form.locator("[name='lines[0].serviceName']").fill("Développement")
    await expect(paper).not.toHaveAttribute("src", first ?? "")
    await expect(paper).toHaveJSProperty("complete", true)
  })
