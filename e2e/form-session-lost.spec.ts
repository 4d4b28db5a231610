import type { Page } from "@playwright/test"
import { enter } from "./accounts"
import { expect, test } from "./fixtures"
import { test as inGallery } from "./gallery"
import { world } from "./world"

test("a form that was sent after its session was lost is filled again, and not sent", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount()
  await page.goto("/ap/products/new")
  await page.locator("main [name=name]").fill("Lampe d’atelier")
  await page.locator("main [name=sellingPrice]").fill("1 234,50")
  await page.context().clearCookies()
  await page.locator("main form[method=post] button[type=submit]").last().click()

  await enter(page, account)
  await expect(page).toHaveURL(/\/ap\/products\/new$/)
  await expect(page.getByRole("status").filter({ hasText: "Votre session" })).toBeVisible()
  await expect(page.locator("main [name=name]")).toHaveValue("Lampe d’atelier")
  await expect(page.locator("main [name=sellingPrice]")).toHaveValue(/^1.?234,50$/)
  await page.locator("main form[method=post] button[type=submit]").last().click()
  await expect(page).toHaveURL(/\/ap\/products\/[0-9a-f-]{36}$/)
})

test("a file that was chosen when the session was lost is asked for again, by its name", async ({
  page,
  records,
}) => {
  await page.goto(`${await records.url("/admin/bills/:billId")}/emails/new`)
  const send = page.locator("main form[method=post] button[type=submit]").last()
  const here = page.url()
  await page.context().clearCookies()
  const file = { name: "devis d’été.txt", mimeType: "text/plain", buffer: Buffer.from("Devis") }
  await page.locator("main [name=subject]").fill("Votre facture")
  await page.locator("main input[type=file]").setInputFiles(file)
  await send.click()

  await enter(page, world().camille)
  await expect(page).toHaveURL(here)
  await expect(page.locator("main [name=subject]")).toHaveValue("Votre facture")
  await expect(page.locator("main input[type=file]")).toHaveAccessibleDescription(
    /Choisissez de nouveau «.devis d’été\.txt.»/,
  )
})

inGallery.describe("fields of every kind", () => {
  for (const screen of ["/admin/design/forms", "/admin/design/forms-choices"])
    inGallery(`${screen} is filled again as it was`, async ({ page, gallery }) => {
      await page.goto(`${screen}?state=filled`)
      const wanted = await valuesOf(page)
      expect(wanted.length).toBeGreaterThan(10)
      await page.goto(screen, { waitUntil: "networkidle" })
      expect(await valuesOf(page)).not.toEqual(wanted)
      for (const [name, value] of wanted) await type(page, name, value)
      expect(await valuesOf(page)).toEqual(wanted)
      await page.context().clearCookies()
      await page.getByRole("button", { name: "Contrôler" }).click()
      // This form has an address of its own to fill in, until the page is another.
      await expect(page).toHaveURL(/\/identity\//)

      await enter(page, gallery.admin)
      await expect(page).toHaveURL(screen)
      await expect(page.getByRole("status").filter({ hasText: "Votre session" })).toBeVisible()
      await expect.poll(() => valuesOf(page)).toEqual(wanted)
    })
})

/** What the form would send, but for what it carries for itself. */
async function valuesOf(page: Page): Promise<[name: string, value: string][]> {
  const entries = await page
    .locator("main form")
    .filter({ has: page.getByRole("button", { name: "Contrôler" }) })
    .evaluate((form: HTMLFormElement) => [...new FormData(form)])
  return entries.flatMap(([name, value]): [string, string][] =>
    name.startsWith("_") || typeof value !== "string" ? [] : [[name, value]],
  )
}

async function type(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`main form [name="${name}"]`)
  const kind = await field.first().evaluate((it: HTMLInputElement) => it.type)
  if (kind === "select-one") await field.selectOption(value)
  else if (kind !== "checkbox" && kind !== "radio") await field.fill(value)
  else {
    // A box without a value of its own says "on", which no selector finds.
    const values = await field.evaluateAll((all: HTMLInputElement[]) => all.map((it) => it.value))
    await field.nth(values.indexOf(value)).check({ force: true })
  }
}
