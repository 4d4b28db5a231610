import { expect, test } from "./fixtures"
import { expectAccessible, expectReflow } from "./page-checks"

test("a client reads a bill by its private link, without account, cookie or script, until it is revoked", async ({
  page,
  visitor,
  records,
}) => {
  const links = await records.another("/admin/bills/:billId/links")
  await page.goto(links)
  await page.getByRole("button", { name: "Créer un lien" }).click()
  const link = page.locator("main a[href*='/link/']").first()
  const address = (await link.getAttribute("href")) ?? ""
  const answer = await visitor.goto(address)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex")
  expect(answer?.headers()["set-cookie"]).toBeUndefined()
  expect(await visitor.locator("script").count()).toBe(0)
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Facture F-")
  await expect(visitor.getByRole("img", { name: "Code QR du virement SEPA" })).toBeVisible()
  await expectAccessible(visitor)
  await expectReflow(visitor)
  const pdf = await visitor.request.get(`${address}/pdf`)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-")
  await page.getByRole("button", { name: "Révoquer" }).first().click()
  await expect(page.getByText("Révoqué le")).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(404)
  expect((await visitor.request.get(`${address}/pdf`)).status()).toBe(404)
})
