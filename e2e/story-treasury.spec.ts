import { todayIn } from "#domain/day"
import { expect, test } from "./fixtures"
import { expectReflow } from "./page-checks"

test.use({ javaScriptEnabled: false })

test("from an opening balance, an income and an expense one reads what is left to spend, and why, without a script", async ({
  page,
}) => {
  const save = () => page.locator("main form button[type=submit]").last().click()
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await page.locator(`main [name="${name}"]`).fill(value)
  }
  const name = `Compte ${crypto.randomUUID().slice(0, 8)}`
  await page.goto("/admin/accounts/new")
  await fill({ name, openedOn: "2026-01-01", openingBalance: "1 000,00" })
  await page.locator("main [name=main]").check()
  await save()
  await expect(page.locator("main h1")).toHaveText(name)
  const account = new URL(page.url()).pathname

  const choose = (label: string) => page.locator("main [name=accountId]").selectOption({ label })
  await page.goto("/admin/incomes/new")
  await fill({ label: "Dépannage", amount: "1 200,00", vatRate: "20", day: "2026-11-02" })
  await choose(name)
  await save()
  await expect(page.locator("main")).toContainText("200,00")
  await page.goto("/admin/outcomes/new")
  await fill({ label: "Écran", amount: "240,00", vatRate: "20", day: "2026-11-03" })
  await choose(name)
  await save()
  await page.goto(`${account}/owner-movement`)
  await fill({ amount: "100,00", day: "2026-11-04" })
  await save()
  await expect(page).toHaveURL(new RegExp(`${account}$`))
  await expect(page.locator("main")).toContainText("1 860,00")
  await expectReflow(page)

  // An end before its start is said at its field, and the list shown without it.
  await page.goto(`${account}?from=2026-11-30&to=2026-11-01`)
  await expect(page.locator("main")).toContainText("doit être postérieure")

  await page.goto("/admin/treasury/settings")
  await page.locator("main [name=taxation]").selectOption("micro")
  await page.locator("main [name=activity]").selectOption("liberal")
  await fill({ ownReserve: "50,00" })
  await save()
  await expect(page).toHaveURL(/\/admin\/treasury$/)
  const main = page.locator("main")
  await expect(main).toContainText("Ce que vous pouvez dépenser")
  const receipt = main.locator("li", { hasText: "Dépannage" }).last()
  // 1,000 € without VAT: 256 € of contributions, 2 € for training.
  for (const part of ["200,00", "256,00", "2,00", "742,00"])
    await expect(receipt).toContainText(part)
  await main.locator("summary", { hasText: "Cotisations sociales" }).click()
  await expect(main.locator("details[open]")).toContainText("258,00")
  await expectReflow(page)
})

test("a statement is looked at before it is kept, its sure line settles the bill, and all of it is taken back, without a script", async ({
  page,
  records,
}) => {
  const main = page.locator("main")
  const bill = await records.another("/admin/bills/:billId")
  await page.goto(bill)
  const number = ((await main.locator("h1").textContent()) ?? "").split(/\s/).at(-1) ?? ""
  /** What is due of it, in cents; nothing once it is paid. */
  const dueOf = async () => {
    const answer = await page.request.get(`/admin/bills/open-choices?q=${number}`)
    const { choices } = (await answer.json()) as { choices: { value: string; amount: number }[] }
    return choices.find(({ value }) => bill.endsWith(value))?.amount
  }
  const due = (await dueOf()) ?? 0
  expect(due).toBeGreaterThan(0)

  const unique = crypto.randomUUID().slice(0, 8)
  await page.goto("/admin/accounts/new")
  await main.locator("[name=name]").fill(`Banque ${unique}`)
  await main.locator("[name=openedOn]").fill("2026-01-01")
  await main.locator("[name=fedBy]").selectOption("statements")
  await main.locator("form button[type=submit]").last().click()
  await expect(main.locator("h1")).toHaveText(`Banque ${unique}`)

  const [year, month, day] = todayIn("Europe/Paris", new Date()).split("-")
  const today = `${day}/${month}/${year}`
  const rows = [
    `${today};VIR SEPA ${number} ${unique};${(due / 100).toFixed(2).replace(".", ",")}`,
    `${today};CARTE GARE;-56,00`,
  ]
  await page.goto("/admin/bank-imports/new")
  await main.locator("input[type=file]").setInputFiles({
    name: `releve-${unique}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(`Date;Libellé;Montant(EUROS)\n${rows.join("\n")}\n`),
  })
  await main.locator("[name=accountId]").selectOption({ label: `Banque ${unique}` })
  await main.getByRole("button", { name: "Lire le relevé" }).click()
  await expect(main.locator("h1")).toContainText(`releve-${unique}.csv`)
  const statement = page.url()
  await expect(main).toContainText("CARTE GARE")
  await expectReflow(page)
  await main.getByRole("link", { name: "Ajouter au compte" }).click()
  await main.getByRole("button", { name: "Ajouter", exact: true }).click()
  await expect(page).toHaveURL(statement)
  await expect(main).toContainText("2 lignes ajoutées")

  await page.goto("/admin/bank-lines?state=open")
  await expect(main).toContainText(unique)
  await expectReflow(page)
  await main.getByRole("button", { name: "Valider toutes les lignes sûres" }).click()
  await page.goto(`/admin/bank-lines?q=${unique}`)
  await main.getByRole("link", { name: /VIR SEPA/ }).click()
  await expect(main).toContainText("Rapprochée")
  await expect(main).toContainText(number)
  expect(await dueOf()).toBeUndefined()

  await page.goto(`/admin/bank-lines?q=${unique}`)
  await main.getByRole("link", { name: /VIR SEPA/ }).click()
  await main.getByRole("button", { name: "Défaire le rapprochement" }).click()
  await expect(main).toContainText("À rapprocher")
  expect(await dueOf()).toBe(due)

  await page.goto(statement)
  await main.getByRole("link", { name: "Annuler l’import" }).click()
  await main.getByRole("button", { name: "Annuler l’import" }).click()
  await expect(main).toContainText("Annulé")
  await page.goto(`/admin/bank-lines?q=${unique}`)
  await expect(main).not.toContainText("CARTE GARE")
  await expect(main.getByRole("link", { name: /VIR SEPA/ })).toHaveCount(0)
})
