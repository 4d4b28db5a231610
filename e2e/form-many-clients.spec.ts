import type { Page } from "@playwright/test"
import { expect, test, tokenOf } from "./fixtures"
import { world } from "./world"

/** One more than the list of a form offers. */
const clients = 101

test("among more clients than a list can offer, one is found by its name", async ({
  freshAccount,
  javaScriptEnabled,
}) => {
  const { account, page } = await freshAccount()
  const authorization = `Bearer ${await tokenOf(account)}`
  const add = async (name: string) => {
    const answer = await page.request.post(`${world().origin}/api/Clients`, {
      headers: { authorization },
      data: { name },
    })
    expect(answer.status()).toBe(201)
  }
  for (let number = 1; number < clients; number++) await add(`Atelier ${number}`)
  await add("Zéphyr Conseil")

  if (javaScriptEnabled !== false) {
    const shifted = await watchShifts(page)
    for (const form of ["bills", "quotes", "recurring-bills", "contracts", "offers", "projects"]) {
      await page.goto(`/admin/${form}/new`, { waitUntil: "networkidle" })
      expect(await shifted(), form).toBeLessThanOrEqual(0.02)
    }
  }
  await page.goto("/admin/contacts/new", { waitUntil: "networkidle" })
  await page.locator("main [name=name]").fill("Inès Vasseur")
  // Nothing offers it before it is looked for.
  await expect(page.locator("main [name=clientId] option")).toHaveCount(clients)
  await expect(page.locator("main [name=clientId]")).not.toContainText("Zéphyr")
  if (javaScriptEnabled === false) {
    await page.getByRole("searchbox").last().fill("zéph")
    await page.getByRole("button", { name: "Chercher", exact: true }).last().click()
    await expect(page.locator("main [name=name]")).toHaveValue("Inès Vasseur")
    await expect(page.locator("main [name=clientId] option:checked")).toContainText(
      "Zéphyr Conseil",
    )
  } else {
    const box = page.locator("main [role=combobox]")
    await box.pressSequentially("zéph")
    await expect(page.getByRole("option", { name: "Zéphyr Conseil" })).toBeVisible()
    await box.press("Enter")
    await expect(box).toHaveValue("Zéphyr Conseil")
  }
  await page.locator("main form[method=post] button[type=submit]").last().click()
  await expect(page).toHaveURL(/\/contacts\/[0-9a-f-]{36}$/)
  await expect(page.locator("main")).toContainText("Zéphyr Conseil")
})

/** Has each page add up how far what was drawn first was moved by what came after it, as a share of the window. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = window as unknown as { shifted: number }
    watched.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        watched.shifted += entry.value
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}
