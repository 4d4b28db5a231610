import { expect, test } from "./fixtures"
import { expectAccessible, expectReflow } from "./page-checks"

test("somebody reads the copy of a CV by its private link, without account, cookie or script, until it is revoked", async ({
  page,
  visitor,
  records,
}) => {
  await page.goto(await records.another("/admin/cv/versions/:cvId/copies"))
  await page.getByLabel("Destinataire").fill("Librairies Voltaire")
  await page.getByRole("button", { name: "Figer une copie" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Librairies Voltaire")
  await page.getByRole("link", { name: "Lien privé" }).click()
  await page.getByRole("button", { name: "Créer un lien" }).click()
  const link = page.locator("main a[href*='/cv/']").filter({ hasText: "http" }).first()
  const address = (await link.getAttribute("href")) ?? ""
  const answer = await visitor.goto(address)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex")
  expect(answer?.headers()["set-cookie"]).toBeUndefined()
  expect(await visitor.locator("script").count()).toBe(0)
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible()
  await expectAccessible(visitor)
  await expectReflow(visitor)
  const pdf = await visitor.request.get(`${address}/pdf`)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-")
  await page.getByRole("button", { name: "Révoquer" }).first().click()
  await expect(page.getByText("Révoqué le")).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(404)
})
