import type { Page } from "@playwright/test"
import sharp from "sharp"
import { expect, test } from "./gallery"
import { expectAccessible } from "./page-checks"

/** Each kind of field, on the pages of the pieces, with scripts and without. */
const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const received = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse(
    (await page
      .getByRole("region", { name: "Ce que le serveur a lu" })
      .locator("pre")
      .textContent()) ?? "",
  )

async function check(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Contrôler" }).click()
}

test("what is typed is read as it was meant, and stays as it was typed", async ({ page }) => {
  await page.goto("/admin/design/forms")
  await field(page, "text").fill("Atelier")
  await field(page, "phoneNumber").fill("0612345678")
  await field(page, "iban").fill("fr1420041010050500013m02606")
  await field(page, "money").fill("1 234,50")
  await field(page, "percent").fill("5,5")
  await field(page, "day").fill("2026-11-21")
  await field(page, "moment").fill("2026-11-21T14:30")
  await field(page, "from").fill("2026-11-01")
  await field(page, "to").fill("2026-11-30")
  await field(page, "recurrence.frequency").selectOption("weekly")
  await field(page, "recurrence.every").fill("2")
  await field(page, "recurrence.start").fill("2026-11-21")
  await check(page)
  expect(await received(page)).toMatchObject({
    phoneNumber: "+33612345678",
    iban: "FR1420041010050500013M02606",
    money: 123450,
    percent: "5.5",
    moment: "2026-11-21T14:30",
    recurrence: { frequency: "weekly", every: 2, start: "2026-11-21", expiry: null },
  })
  await expect(field(page, "money")).toHaveValue("1 234,50")
  await expect(field(page, "recurrence.every")).toHaveValue("2")
})

test("what is wrong is said at its field and in the summary, whose link leads there", async ({
  page,
}) => {
  await page.goto("/admin/design/forms")
  await field(page, "text").fill("Atelier")
  await field(page, "money").fill("12")
  await field(page, "day").fill("2026-11-21")
  await field(page, "from").fill("2026-11-30")
  await field(page, "to").fill("2026-11-01")
  await field(page, "recurrence.start").fill("2026-11-21")
  await check(page)
  await expect(field(page, "to")).toHaveAccessibleDescription(/doit être postérieure/)
  await expect(field(page, "to")).toBeFocused()
  await expect(field(page, "money")).toHaveValue("12")
  await page
    .getByRole("alert")
    .getByRole("link", { name: /postérieure/ })
    .click()
  await expect(page).toHaveURL(/#.*to$/)
})

test("what is chosen is read as it was meant", async ({ page, javaScriptEnabled }) => {
  await page.goto("/admin/design/forms-choices")
  await field(page, "size").selectOption("large")
  await page.getByRole("checkbox", { name: "Mardi" }).check()
  await page.getByRole("checkbox", { name: "Jeudi" }).check()
  await page.getByRole("radio", { name: /Petit/ }).check()
  await page.locator('label:has([name="color"][value="teal"])').click()
  await page.getByRole("checkbox", { name: /Case à cocher/ }).check()
  await page.getByRole("switch", { name: "Interrupteur" }).check()
  const tags = page.getByLabel("Étiquettes", { exact: true })
  if (javaScriptEnabled === false) await tags.fill("peinture, parquet")
  else {
    await expect(field(page, "tags")).toHaveAttribute("aria-hidden", "true")
    await tags.pressSequentially("peinture")
    await tags.press("Enter")
    await tags.pressSequentially("parquet,erreur,")
    await tags.press("Backspace")
  }
  await chooseCountry(page, javaScriptEnabled !== false)
  await check(page)
  expect(await received(page)).toMatchObject({
    size: "large",
    trade: "PT",
    days: ["tuesday", "thursday"],
    plan: "small",
    agreed: true,
    reminded: true,
    color: "teal",
    tags: ["peinture", "parquet"],
  })
})

/** By typing where scripts run; else by the search that gives the form back as it was. */
async function chooseCountry(page: Page, scripts: boolean): Promise<void> {
  if (scripts) {
    const box = page.getByRole("combobox", { name: "Liste avec recherche" })
    await box.pressSequentially("portu")
    await expect(
      page.getByRole("listbox", { name: "Liste avec recherche" }).getByRole("option"),
    ).toBeVisible()
    await box.press("Enter")
    await expect(box).toHaveValue("Portugal")
    return
  }
  await page.getByRole("searchbox", { name: /Liste avec recherche/ }).fill("portu")
  await page.getByRole("button", { name: "Chercher", exact: true }).click()
  await expect(page.getByRole("checkbox", { name: "Jeudi" })).toBeChecked()
  await expect(field(page, "tags")).toHaveValue("peinture, parquet")
  await field(page, "trade").selectOption({ label: "Portugal" })
}

test("files are received once, and stay while another field is put right", async ({ page }) => {
  await page.goto("/admin/design/forms-choices")
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: "#3a7" },
  })
    .png()
    .toBuffer()
  const file = { name: "plan.png", mimeType: "image/png", buffer: picture }
  const inputs = page.locator("main input[type=file]")
  await inputs.nth(0).setInputFiles(file)
  await inputs.nth(1).setInputFiles([file, { ...file, name: "devis.png" }])
  await inputs.nth(2).setInputFiles(file)
  await check(page)
  await expect(page.getByRole("alert")).toBeVisible()
  await expect(page.locator('main input[type=checkbox][name="fileIds"]')).toHaveCount(2)
  await page.getByRole("checkbox", { name: /Case à cocher/ }).check()
  await page.getByRole("radio", { name: /Petit/ }).check()
  await field(page, "size").selectOption("large")
  await check(page)
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(await received(page)).toMatchObject({ fileId: id, fileIds: [id, id], imageId: id })
})

for (const address of ["forms", "forms-choices"])
  for (const state of ["filled", "wrong", "disabled"])
    test(`${address}, ${state}, has no fault`, async ({ page, javaScriptEnabled }) => {
      test.skip(javaScriptEnabled === false, "axe is a script")
      await page.goto(`/admin/design/${address}?state=${state}`)
      await expectAccessible(page)
    })
