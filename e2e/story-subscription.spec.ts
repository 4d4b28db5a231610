import { randomUUID } from "node:crypto"
import { addDays, todayIn } from "#domain/day"
import { openForBusiness } from "../tests/billing"
import { onDatabase } from "./database"
import { expect, test, tokenOf } from "./fixtures"
import { expectReflow } from "./page-checks"
import { callsBy } from "./records"
import { world } from "./world"

test.use({ javaScriptEnabled: false })

/** Lets the trial of an account end on a day: what a month of waiting would bring. */
const endTrial = (email: string, day: string) =>
  onDatabase((client) =>
    client.query(
      "update subscriptions set trial_ends_on = $2 where owner = (select id from people where email = $1)",
      [email, day],
    ),
  )

for (const mount of ["admin", "ap"])
  test(`below /${mount}: a trial, its last day, read-only, an export, a plan, a transfer, a bill, without a script`, async ({
    freshAccount,
    browser,
  }) => {
    test.setTimeout(120_000)
    const administer = callsBy(() => tokenOf(world().admin))
    const asAdmin = async (method: string, path: string, body?: object) => {
      const headers = { "content-type": "application/json" }
      const answer = await administer(path, { method, headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    }
    const name = `Formule ${randomUUID().slice(0, 8)}`
    await openForBusiness({ fetch: (_, path, init) => administer(path, init) }, "admin")
    await asAdmin("PUT", "/Plans/seller")
    await asAdmin("POST", "/Plans", {
      ...{ code: `p-${randomUUID().slice(0, 8)}`, nameFr: name, nameEn: name, textFr: "Tout" },
      ...{ textEn: "All", period: "monthly", place: 1, offered: true, priceHT: 1_200 },
    })

    const { account, page } = await freshAccount("abonnee")
    const own = callsBy(() => tokenOf(account))
    await openForBusiness({ fetch: (_, path, init) => own(path, init) })
    await page.goto(`/${mount}/subscription`)
    await expect(page.locator("main")).toContainText("L’essai se termine le")

    const today = todayIn("Europe/Paris", new Date())
    await endTrial(account.email, today)
    await page.goto(`/${mount}/products/new`)
    await expect(page.getByRole("status").getByRole("link", { name: "Abonnement" })).toBeVisible()
    await page.locator("main [name=name]").fill("Un tabouret en frêne")
    await endTrial(account.email, addDays(today, -1))
    await page.locator("main form button[type=submit]:visible").last().click()
    await expect(page.locator("main")).toContainText("Votre abonnement est terminé")
    await expect(page.locator("main [name=name]")).toHaveValue("Un tabouret en frêne")
    await expectReflow(page)
    for (const file of ["products/export", "my-data/export"])
      expect((await page.request.get(`/${mount}/${file}`)).status(), file).toBe(200)

    await page.goto(`/${mount}/subscription`)
    await expect(page.locator("main")).toContainText("Terminé le")
    await expectReflow(page)
    await page.getByRole("button", { name: `Choisir la formule ${name}` }).click()
    await expect(page.locator("main")).toContainText("Paiement attendu avant le")
    await expectReflow(page)
    const download = page.getByRole("link", { name: /^Télécharger F-/ })
    const number = ((await download.textContent()) ?? "").replace("Télécharger ", "")
    const pdf = await download.getAttribute("href")

    // What was typed when the trial ended is still there, and is saved now.
    await page.goto(`/${mount}/products/new`)
    await expect(page.locator("main [name=name]")).toHaveValue("Un tabouret en frêne")
    await page.locator("main form button[type=submit]:visible").last().click()
    await expect(page).toHaveURL(new RegExp(`/${mount}/products/[0-9a-f-]{36}$`))

    const office = await browser.newContext({
      baseURL: world().origin,
      storageState: world().admin.state,
      javaScriptEnabled: false,
    })
    const desk = await office.newPage()
    await desk.goto(`/${mount}/bills?q=${number}`)
    await desk.locator("main tbody a").first().click()
    await desk.getByRole("link", { name: "Enregistrer un paiement", exact: true }).click()
    await desk.getByRole("button", { name: "Enregistrer le paiement", exact: true }).click()
    await expect(desk.locator("main header").getByText("Payée", { exact: true })).toBeVisible()
    await office.close()

    await page.goto(`/${mount}/subscription`)
    await expect(page.locator("main").getByText("Payée", { exact: true })).toBeVisible()
    const paper = async () => page.request.get(new URL(pdf ?? "", page.url()).href)
    await expect.poll(async () => (await paper()).status()).toBe(200)
    expect((await (await paper()).body()).subarray(0, 5).toString()).toBe("%PDF-")
  })
