import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import { world } from "./world"

/** Rows of a form, as in the lines of a bill, with scripts and without. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
test.use({ storageState: async ({}, use) => use(world().admin.state) })

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

test("a new row begins at its first field, and a row that goes hands the focus on", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/admin/bills/new")
  await field(page, "lines[0].serviceName").fill("Conseil")
  await page.getByRole("button", { name: "Ajouter une ligne" }).press("Enter")
  await expect(field(page, "lines[1].serviceName")).toBeFocused()
  await expect(field(page, "lines[0].serviceName")).toHaveValue("Conseil")
  if (javaScriptEnabled !== false) {
    await page.getByRole("button", { name: /Monter.*Ligne 2/ }).press("Enter")
    await expect(field(page, "lines[1].serviceName")).toHaveValue("Conseil")
    // The row came to the top: it can only go down again.
    const down = page.getByRole("button", { name: /Descendre.*Ligne 1/ })
    await expect(down).toBeFocused()
    await down.press("Enter")
    await expect(page.getByRole("button", { name: /Monter.*Ligne 2/ })).toBeFocused()
  }
  await page.getByRole("button", { name: /Retirer.*Ligne 2/ }).press("Enter")
  await expect(field(page, "lines[1].serviceName")).toHaveCount(0)
  if (javaScriptEnabled !== false) await expect(field(page, "lines[0].serviceName")).toBeFocused()
})

test("the summary of errors tells which row it means, in the person's language", async ({
  page,
}) => {
  await page.goto("/admin/bills/new")
  await page.getByRole("button", { name: "Ajouter une ligne" }).click()
  await field(page, "lines[0].serviceName").fill("Conseil")
  await field(page, "lines[0].unitPriceHT").fill("-10")
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click()
  const alert = page.getByRole("alert")
  await expect(alert).toContainText("Ligne 1 – Prix unitaire HT")
  await expect(alert).toContainText("Le montant doit être d’au moins 0 €")
  await expect(alert).toContainText("Ligne 2 – Prestation")
  await expect(field(page, "lines[0].unitPriceHT")).toHaveValue("-10")
})

test("the first line is within four tabs of the client, and one row of at most 56 pixels", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/admin/bills/new", { waitUntil: "networkidle" })
  const line = field(page, "lines[0].serviceName")
  const isThere = () => line.evaluate((element) => element === document.activeElement)
  await field(page, "clientId").focus()
  let tabs = 0
  for (; tabs < 10 && !(await isThere()); tabs++) await page.keyboard.press("Tab")
  expect(tabs).toBeLessThanOrEqual(4)
  const row = await page.getByRole("group", { name: "Ligne 1" }).boundingBox()
  expect(row?.height).toBeLessThanOrEqual(56)
})

test("a client who is added while a bill is written enters it, and nothing typed is lost", async ({
  page,
}) => {
  const name = `Atelier ${randomUUID().slice(0, 8)}`
  await page.goto("/admin/bills/new", { waitUntil: "networkidle" })
  await field(page, "lines[0].serviceName").fill("Conseil")
  await page.getByText("Nouveau client", { exact: true }).click()
  await field(page, "_q.newClient.email").fill("compta@")
  await field(page, "_q.newClient.name").fill(name)
  await page.getByRole("button", { name: "Ajouter et choisir" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "E-mail" })).toBeVisible()
  await expect(field(page, "_q.newClient.name")).toHaveValue(name)
  await field(page, "_q.newClient.email").fill("compta@vasseur.example")
  await page.getByRole("button", { name: "Ajouter et choisir" }).click()
  await expect(page.getByRole("status").filter({ hasText: name })).toBeVisible()
  await expect(field(page, "clientId").locator("option:checked")).toHaveText(name)
  await expect(field(page, "lines[0].serviceName")).toHaveValue("Conseil")
})

test("Alt and an arrow move the row that one types in, which keeps the focus", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "a key needs a script; the buttons beside it do not")
  await page.goto("/admin/bills/new", { waitUntil: "networkidle" })
  await field(page, "lines[0].serviceName").fill("Conseil")
  await page.getByRole("button", { name: "Ajouter une ligne" }).click()
  await field(page, "lines[1].serviceName").fill("Audit")
  await page.keyboard.press("Alt+ArrowUp")
  await expect(field(page, "lines[0].serviceName")).toHaveValue("Audit")
  await expect(field(page, "lines[0].serviceName")).toBeFocused()
})
