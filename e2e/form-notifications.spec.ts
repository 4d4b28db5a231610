import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"

/** The name that the bell has for those who do not see it: how many are unread. */
const bell = (page: Page) => page.locator("a.shell-bell")

test("a bill that is paid rings the bell, and is read from the list", async ({ page, records }) => {
  const bill = await records.another("/admin/bills/:billId")
  await page.goto(`${bill}/payments`)
  await page.locator("main form[method=post] button[type=submit]").last().click()
  await expect(page).toHaveURL(new RegExp(`${bill}$`))
  // The address changes before the screen does: until then, the title is that of the payment.
  const title = page.locator("h1")
  await expect(title).toHaveText(/^F-\d{4}-\d+$/)
  const number = (await title.textContent())?.trim()
  await expect(bell(page)).toHaveAccessibleName(/\d+ non lues?$/)

  await page.goto("/admin/notifications?state=unread")
  // Bills that tests beside this one were paid stand with it in one line, which opens.
  const entry = page
    .locator("main li")
    .filter({ hasText: `Facture ${number} payée` })
    .last()
  const unfold = async () => {
    const several = page.locator("main details").filter({ hasText: `Facture ${number} payée` })
    if (await several.count()) await several.locator("summary").click()
  }
  await unfold()
  await expect(entry).toContainText("Non lue")
  await entry.getByRole("button", { name: "Marquer comme lue" }).click()
  await expect(page).toHaveURL(/state=unread$/)
  await expect(entry).toHaveCount(0)

  await page.goto("/admin/notifications")
  await unfold()
  await expect(entry).toBeVisible()
  await expect(entry).not.toContainText("Non lue")
  await entry.getByRole("link").click()
  await expect(page).toHaveURL(new RegExp(`${bill}$`))
})

test("who has nothing to read is told what there will be", async ({ freshAccount }) => {
  const { page } = await freshAccount()
  await page.goto("/admin/notifications")
  await expect(bell(page)).toHaveAccessibleName(/aucune non lue$/)
  await expect(page.locator("main")).toContainText("Aucune notification")
  await page.locator("main").getByRole("link", { name: "Voir mes factures" }).click()
  await expect(page).toHaveURL(/\/admin\/bills$/)
})

test("a message that its recipient’s server refuses is announced, and all is read at once", async ({
  page,
  records,
}) => {
  const address = `nobody@${randomUUID().slice(0, 8)}.example`
  await page.goto(await records.another("/admin/bills/:billId/emails/new"))
  await page.locator("main [name='to[0]'], main [name=to]").first().fill(address)
  await page.locator("main form[method=post] button[type=submit]").last().click()
  await expect(page).toHaveURL(/\/bills\/[0-9a-f-]{36}$/)
  const told = page.locator("main li").filter({ hasText: address })
  await expect(async () => {
    await page.goto("/admin/notifications")
    await expect(told.first()).toBeVisible({ timeout: 100 })
  }).toPass()
  // Tests beside this one may ring the bell meanwhile.
  const unread = page.getByRole("button", { name: "Tout marquer comme lu" })
  await expect(async () => {
    if (await unread.isVisible()) await unread.click()
    await expect(page.locator("main header")).toContainText("Vous avez tout lu.", {
      timeout: 1_000,
    })
    await expect(bell(page)).toHaveAccessibleName(/aucune non lue$/, { timeout: 1_000 })
  }).toPass()
})
