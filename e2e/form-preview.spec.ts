import { expect, test } from "./fixtures"

/** Forms with their paper beside them. */
const drafts = [
  "/admin/bills/new",
  "/admin/bills/:billId/edit",
  "/admin/quotes/new",
  "/admin/quotes/:quoteId/edit",
]

for (const path of drafts)
  test(`what is typed at ${path} is drawn`, async ({ page, records, javaScriptEnabled }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(await records.url(path), { waitUntil: "networkidle" })
    const form = page.locator("main form[method=post]")
    // It takes half of the page: one opens it.
    if (javaScriptEnabled !== false) await page.locator("#preview > summary").click()
    const service = form.locator("[name='lines[0].serviceName']")
    const paper = page.locator("#preview img")
    /** Where scripts run it is drawn by itself. */
    const type = async (name: string) => {
      await service.fill(name)
      if (!javaScriptEnabled) await form.getByRole("button", { name: "Aperçu" }).click()
    }
    if (path.endsWith("/new")) {
      await form.locator("[name=clientId]").selectOption({ index: 1 })
      await form.locator("[name='lines[0].unitPriceHT']").fill("450")
    }
    await type("Audit")
    await expect(paper).toBeVisible()
    const first = await paper.getAttribute("src")
    await type("Développement")
    await expect(paper).not.toHaveAttribute("src", first ?? "")
    await expect(service).toHaveValue("Développement")
    await expect(paper).toHaveJSProperty("complete", true)
  })
