import type { Page, Response } from "@playwright/test"
import { expect, test } from "./fixtures"
import { bounds, expectFrameless, sum } from "./weights"

/** What each screen of the manifest weighs, every-screen.spec.ts asks of the one visit that it makes. */
test("the page of errors ships no framework", async ({ visitor }) => {
  const answer = await visitor.request.get("/admin/error")
  expect(answer.status()).toBe(200)
  await expectFrameless({ html: await answer.text(), link: answer.headers().link }, visitor.request)
})

/** What the HTML does not say: what the scripts themselves fetch once they run. */
for (const [path, bound] of [
  ["/admin/bills", bounds.screen],
  ["/admin/companies/new", bounds.form],
  ["/admin/bills/new", bounds.form],
] as const)
  test(`${path} fetches no more when it runs`, async ({ page }) => {
    const fetched = scriptsAndTexts(page)
    await page.goto(path, { waitUntil: "networkidle" })
    expect(await sum(page.request, fetched)).toBeLessThanOrEqual(bound)
  })

function scriptsAndTexts(page: Page): Set<string> {
  const addresses = new Set<string>()
  page.on("response", (response: Response) => {
    const isText = new URL(response.url()).pathname.startsWith("/assets/texts/")
    if (isText || response.request().resourceType() === "script") addresses.add(response.url())
  })
  return addresses
}
