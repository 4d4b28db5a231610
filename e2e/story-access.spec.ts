import { randomUUID } from "node:crypto"
import { request } from "node:http"
import type { Page } from "@playwright/test"
import { type Account, enter } from "./accounts"
import { test as base, expect } from "./fixtures"
import { addresses, ofVisitor } from "./screens"
import { world } from "./world"

const submit = (page: Page) =>
  page.locator("main form[method=post] button[type=submit]").last().click()

/** Someone new, in a browser of their own, and who administers the installation, in another one. */
const test = base.extend<{
  newcomer: { account: Account; page: Page }
  admin: ReturnType<typeof administrator>
}>({
  newcomer: async ({ freshAccount }, use) => {
    base.slow()
    await use(await freshAccount())
  },
  admin: async ({ browser, baseURL, javaScriptEnabled }, use) => {
    const { state: storageState } = world().admin
    const context = await browser.newContext({ baseURL, storageState, javaScriptEnabled })
    await use(administrator(await context.newPage()))
    await context.close()
  },
})

/** What an administrator does by the screens. */
function administrator(page: Page) {
  const person = async ({ email }: Account) => {
    await page.goto(`/admin/users?q=${encodeURIComponent(email)}`)
    await page.locator("main table").getByRole("link", { name: email }).first().click()
    await expect(page.locator("h1")).toHaveText(email)
  }
  return {
    page,
    person,
    /** Makes a role of these rights, and answers its name. */
    async makeRole(...rights: string[]): Promise<string> {
      const name = `role-${randomUUID().slice(0, 8)}`
      await page.goto("/admin/roles/new")
      await page.locator("[name=name]").fill(name)
      for (const right of rights) await page.locator(`[value="${right}"]`).check()
      await submit(page)
      await expect(page.locator("h1")).toHaveText(name)
      return name
    },
    /** Gives someone these roles and no other. */
    async give(account: Account, ...roles: string[]): Promise<void> {
      await person(account)
      await page.locator('main a[href$="/roles"]').click()
      await expect(page.locator("h1")).toHaveText(`Rôles de ${account.email}`)
      // Below all the roles there are: they may come in after their title.
      await expect(page.locator("main form[method=post] button[type=submit]").last()).toBeVisible()
      for (const box of await page.locator("main [name=roles]").all())
        await box.setChecked(roles.includes((await box.getAttribute("value")) ?? ""))
      await submit(page)
      await expect(page.locator("h1")).toHaveText(account.email)
    },
    async suspend(account: Account, until: string, reason: string): Promise<void> {
      await person(account)
      await page.locator('main a[href$="/suspension"]').click()
      await page.locator("[name=suspendedUntil]").fill(until)
      await page.locator("[name=suspensionReason]").fill(reason)
      await submit(page)
      await expect(page.locator("h1")).toHaveText(account.email)
    },
  }
}

test("B42 a role of bills alone opens bills alone, from the next click until it is taken away", async ({
  admin,
  newcomer: { account, page },
}) => {
  const role = await admin.makeRole("bills.see")
  await admin.give(account, role)

  await page.goto("/admin")
  await expect(page).toHaveURL(/\/admin\/bills$/)
  const menu = page.locator("nav[data-drawer] a")
  const addresses = await menu.evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  )
  expect(new Set(addresses)).toEqual(new Set(["/admin/bills", "/admin/books", "/admin/settings"]))
  await expect(page.locator('main a[href$="/bills/new"]')).toHaveCount(0)
  await page.goto("/admin/products/new")
  await expect(page.locator("h1")).toHaveText("Accès refusé")
  await page.locator("main a, a").filter({ hasText: "Retour à l’accueil" }).first().click()
  await expect(page).toHaveURL(/\/admin\/bills$/)

  await test.step("whatever the method, suffix or encoding", async () => {
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
    const wrong: string[] = []
    const look = async (method: string, path: string) => {
      const status = await statusOf(method, path, cookies.join("; "))
      // Elsewhere, where the same is asked; or not there, or not to be read, at all.
      if (![301, 302, 308, 400, 403, 404].includes(status))
        wrong.push(`${method} ${path} ${status}`)
    }
    for (const path of closed) await Promise.all([look("GET", path), look("HEAD", path)])
    for (const path of ["/admin/products", "/admin/products/", "/ap/products", "/admin/users.data"])
      for (const method of ["GET", "HEAD"]) {
        const status = await statusOf(method, path, cookies.join("; "))
        if (status !== 403) wrong.push(`${method} ${path} ${status}`)
      }
    // What a list's own form sends, from a page of ours.
    for (const path of ["/admin/products", "/ap/users", "/admin/audit.data"]) {
      const answer = await page.request.post(path, {
        form: { column: "name" },
        headers: { origin: world().origin },
        maxRedirects: 0,
      })
      if (answer.status() !== 403) wrong.push(`POST ${path} ${answer.status()}`)
    }
    expect(wrong).toEqual([])
  })

  await admin.give(account)
  await page.goto("/admin/bills")
  await expect(page.locator("main")).toContainText("Cette liste ne vous est pas ouverte")
  await page.goto("/admin")
  await expect(page.locator("main")).toContainText("Vous n’avez encore accès à aucun menu")
})

test("a role that writes bills and sees no client offers what it may see", async ({
  admin,
  newcomer: { account, page },
}) => {
  const role = await admin.makeRole("bills.see", "bills.create")
  await admin.give(account, role)
  await page.goto("/admin/bills/new")
  await expect(page.locator("h1")).toHaveText("Nouvelle facture")
  await expect(page.locator('main a[href$="/companies/new"]')).toHaveCount(0)
  await submit(page)
  await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible()
  await page.goto("/admin/bills?choose=client")
  await expect(page.locator("h1")).toHaveText("Factures")
})

/** Ways to write the address of a screen that the role does not open, and each screen of another menu. */
const elsewhere =
  /^\/(admin|ap)\/(bills|past-bills|recurring-bills|reminders|books|notifications|search|error|first-run|files|communes|skills|profile|register|my-data|settings|views|bin|help|support(?=\/|$))/
const closed = [
  ...["/admin/products/", "/admin//products", "//admin/products", "/admin/%70roducts"],
  ...["/admin/./products", "/admin/%2e/products", "/admin/bills/../products", "/ADMIN/products"],
  ...["/admin/bills/%2e%2e/products", "/admin/bills/..%2fproducts", "/admin/products.data"],
  ...["/admin/products/.data", "/admin/products.data?_routes=routes%2Fadmin%2Fproducts%2Findex"],
  ...[
    "/admin/products?_data=routes%2Fadmin%2Fproducts%2Findex",
    "/admin/products;x",
    "/admin/products%00",
  ],
  ...addresses
    .filter((path) => /^\/(admin|ap)\/./.test(path) && !elsewhere.test(path))
    .map((path) => ofVisitor(path).replace(/:\w+\??/g, () => randomUUID())),
]

/** The path goes as it is written: browsers and `fetch` would put it in order first. */
function statusOf(method: string, path: string, cookie: string): Promise<number> {
  const { hostname, port } = new URL(world().origin)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers: { cookie } }, (answer) => {
      answer.resume()
      answer.once("end", () => resolve(answer.statusCode ?? 0))
    })
    asked.once("error", reject)
    asked.end()
  })
}

test("whoever is suspended is stopped at the next click, told until when and why, and let in again", async ({
  admin,
  newcomer: { account, page },
  visitor,
}) => {
  await page.goto("/admin/products")
  await expect(page.locator("h1")).toHaveText("Produits")
  await admin.suspend(account, "2099-03-01", "Factures en litige")
  await expect(admin.page.locator("main")).toContainText("Factures en litige")

  await page.goto("/admin/bills")
  await expect(page).toHaveURL(/\/auth\/support$/)
  await expect(page.getByText("Votre compte est suspendu jusqu’au")).toContainText("2099")
  await expect(page.getByText("Motif : Factures en litige")).toBeVisible()
  for (const writer of [page, visitor]) {
    await writer.goto("/auth/support")
    await writer.locator("[name=email]").fill(account.email)
    await writer.locator("[name=message]").fill("Je ne comprends pas ce motif.")
    await writer.getByRole("button", { name: "Envoyer" }).click()
    await expect(writer.getByText("Votre message a bien été envoyé")).toBeVisible()
  }

  await test.step("also when their session is over, and in their own browser alone", async () => {
    const cookies = await page.context().cookies()
    await page.context().clearCookies({ name: /plume_session$/ })
    await page.goto("/auth/support")
    await expect(page.getByText("Motif : Factures en litige")).toBeVisible()
    await visitor.goto("/auth/support")
    await expect(visitor.getByText("Factures en litige")).toHaveCount(0)
    await page.context().addCookies(cookies)
  })

  const lift = admin.page.getByRole("button", { name: "Lever la suspension" })
  await lift.click()
  await expect(admin.page.locator(".toast-region")).toContainText("Suspension levée")
  await expect(lift).toHaveCount(0)
  await page.goto("/admin/bills")
  await expect(page.locator("h1")).toHaveText("Factures")
})

test("whoever is signed out by an administrator signs in again, and goes on", async ({
  admin,
  newcomer: { account, page },
}) => {
  await page.goto("/admin/products")
  await expect(page.locator("h1")).toHaveText("Produits")
  await admin.person(account)
  await admin.page.getByRole("button", { name: "Fermer toutes ses sessions" }).click()
  await expect(admin.page.locator(".toast-region")).toContainText("Sessions fermées")
  await page.goto("/admin/bills")
  await enter(page, account)
  await expect(page.locator("h1")).toHaveText("Factures")
})

test("a role is deleted by naming its members, who get another one", async ({
  admin,
  newcomer: { account, page },
}) => {
  const [old, other] = [await admin.makeRole("bills.see"), await admin.makeRole("contacts.see")]
  await admin.give(account, old)
  await admin.page.goto("/admin/roles")
  await admin.page.locator("main table").getByRole("link", { name: old }).click()
  await admin.page.locator('main a[href$="/delete"]').click()
  await expect(admin.page.locator("main")).toContainText(account.email)
  await admin.page.locator("[name=replacement]").selectOption(other)
  await submit(admin.page)
  await expect(admin.page).toHaveURL(/\/admin\/roles$/)
  await expect(admin.page.getByRole("link", { name: old })).toHaveCount(0)
  await admin.person(account)
  await expect(admin.page.locator("main")).toContainText(other)
  await page.goto("/admin")
  await expect(page).toHaveURL(/\/admin\/contacts$/)
})
