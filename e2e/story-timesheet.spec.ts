import { expect, test } from "./fixtures"
import { expectReflow } from "./page-checks"

test.use({ javaScriptEnabled: false })

test("a month is filled, handed over, refused, corrected, approved, billed, credited and billed again, without a script", async ({
  page,
  visitor,
  records,
}) => {
  const contract = await records.another("/admin/contracts/:contractId/end")
  const contractId = contract.split("/")[3] ?? ""
  await page.goto("/admin/timesheets")
  await page.getByRole("link", { name: "Saisir ce mois" }).first().click()
  const month = new URL(page.url()).pathname
  const row = page.locator(`tr:has(input[value="${contractId}"])`)
  const cells = row.locator("input[name*='.days.']:not([value=''])")
  // Another test may have changed the month meanwhile: then it is shown anew, and nothing is overwritten.
  const saving = (change: () => Promise<void>) =>
    expect(async () => {
      await page.goto(month)
      await change()
      await expect(page.getByText("Cette fiche a été modifiée entre-temps")).toHaveCount(0)
    }).toPass()
  await saving(() => row.getByRole("button", { name: /^Remplir/ }).click())
  await expect(cells.first()).toBeVisible()
  await expect(page.locator("main")).toContainText("À vérifier")
  await expectReflow(page)
  await page.goto(`/admin/timesheets?contractId=${contractId}`)
  await page.locator("main tbody a").first().click()
  const sheet = new URL(page.url()).pathname

  const handOver = async () => {
    await page.goto(`${sheet}/hand-over`)
    for (const box of await page.locator("[name=confirmed]").all()) await box.check()
    await page.getByRole("button", { name: "Remettre", exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${sheet}$`))
    await page.goto(`${sheet}/links`)
    await page.getByRole("button", { name: "Créer un lien" }).click()
    const link = page.locator("main a[href*='/timesheet/']").first()
    return (await link.getAttribute("href")) ?? ""
  }

  const address = await handOver()
  await visitor.goto(address)
  expect(await visitor.locator("script").count()).toBe(0)
  await visitor.getByRole("link", { name: "Refuser" }).click()
  await visitor.locator("[name=name]").fill("Inès Vasseur")
  await visitor.locator("[name=comment]").fill("Un jour de trop")
  await visitor.getByRole("button", { name: "Refuser" }).click()
  await expect(visitor.locator("main")).toContainText("Refusé par Inès Vasseur")

  await saving(async () => {
    await cells.first().fill("0,5")
    await page.getByRole("button", { name: "Enregistrer le mois" }).click()
  })
  await expect(page).toHaveURL(new RegExp(`${month}$`))
  await handOver()
  await visitor.goto(address)
  await visitor.getByRole("link", { name: "Approuver" }).click()
  await expectReflow(visitor)
  await visitor.locator("[name=name]").fill("Inès Vasseur")
  await visitor.getByLabel(/J’ai lu ce compte rendu/).check()
  await visitor.getByRole("button", { name: "Approuver" }).click()
  await expect(visitor.locator("main")).toContainText("Approuvé par Inès Vasseur")

  const bill = async () => {
    await page.goto(sheet)
    await page.getByRole("link", { name: "Facturer ces jours" }).click()
    for (const box of await page.locator("[name=confirmed]").all()) await box.check()
    await page.getByRole("button", { name: "Préparer la facture" }).click()
    await expect(page).toHaveURL(/\/bills\/[0-9a-f-]{36}$/)
    return page.url()
  }
  const first = await bill()
  await page.goto(sheet)
  await expect(page.locator("main header").getByText("Facturé", { exact: true })).toBeVisible()
  await page.goto(`${first}/issue`)
  await page.locator("main form button[type=submit]:visible").last().click()
  await page.goto(`${first}/credit-notes/new`)
  await page.locator("main form button[type=submit]:visible").last().click()
  await expect(page).toHaveURL(/\/bills\/[0-9a-f-]{36}/)
  await page.goto(`${page.url().replace(/(bills\/[0-9a-f-]{36}).*/, "$1")}/issue`)
  await page.locator("main form button[type=submit]:visible").last().click()
  await page.goto(sheet)
  await expect(page.locator("main header").getByText("Approuvé", { exact: true })).toBeVisible()
  expect(await bill()).not.toBe(first)
})
