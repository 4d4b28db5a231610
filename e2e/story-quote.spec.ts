import { expect, test } from "./fixtures"
import { expectAccessible, expectReflow } from "./page-checks"

test("a client accepts a quote by its private link, without account, cookie or script, and it becomes a bill", async ({
  page,
  visitor,
  records,
}) => {
  const links = await records.another("/admin/quotes/:quoteId/links")
  await page.goto(links)
  await page.getByRole("button", { name: "Créer un lien" }).click()
  const address = (await page.locator("main a[href*='/quote/']").first().getAttribute("href")) ?? ""
  const answer = await visitor.goto(address)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex")
  expect(answer?.headers()["set-cookie"]).toBeUndefined()
  expect(await visitor.locator("script").count()).toBe(0)
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Devis D-")
  const pdf = await visitor.request.get(`${address}/pdf`)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-")

  await visitor.getByRole("link", { name: "Accepter le devis" }).click()
  await expectAccessible(visitor)
  await expectReflow(visitor)
  await visitor.locator("[name=name]").fill("Inès Vasseur, gérante")
  await visitor.getByLabel(/J’ai lu ce devis/).check()
  await visitor.getByRole("button", { name: "Accepter et commander" }).click()
  await expect(visitor).toHaveURL(address)
  await expect(visitor.locator("main")).toContainText("Accepté par Inès Vasseur, gérante")
  await expect(visitor.getByRole("link", { name: "Accepter le devis" })).toHaveCount(0)

  await page.goto(links.replace(/\/links$/, ""))
  await expect(page.locator("main header").getByText("Accepté", { exact: true })).toBeVisible()
  await expect(page.locator("main")).toContainText("Empreinte du PDF (SHA-256)")
  await expect(page.locator("main").getByRole("link", { name: "Modifier" })).toHaveCount(0)
  await page.getByRole("button", { name: "Faire la facture" }).click()
  await expect(page).toHaveURL(/\/bills\/[0-9a-f-]{36}$/)
  await page.goto(links.replace(/\/links$/, ""))
  await expect(page.getByRole("button", { name: "Faire la facture" })).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Voir la facture" })).toBeVisible()
})
