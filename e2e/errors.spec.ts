import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import { world } from "./world"

test("a page that does not exist says so, and leads home", async ({ visitor }) => {
  const answer = await visitor.goto("/nowhere/at-all")
  expect(answer?.status()).toBe(404)
  await expect(visitor).toHaveTitle("Page introuvable · Plume")
  await expect(visitor.getByText("La page que vous recherchez n’existe pas.")).toBeVisible()
  await visitor.locator("main a[href='/']").click()
  await expect(visitor).toHaveURL(/\/$/)
  expect((await visitor.goto("/directory/nobody-0000"))?.status()).toBe(404)
  await expect(visitor).toHaveTitle("Page introuvable · Plume")
})

for (const mount of ["admin", "ap"])
  test(`/${mount}/error opens without a session, and its button leads to the dashboard`, async ({
    visitor,
  }) => {
    const answer = await visitor.goto(`/${mount}/error`)
    expect(answer?.status()).toBe(200)
    await expect(
      visitor.locator("main a[href$='/dashboard'], main form[action$='/dashboard']"),
    ).toBeVisible()
  })

test("an uncaught error hides the page and leads to the error page", async ({ page }) => {
  await openAlive(page, "/admin/dashboard")
  await throwInPage(page, "boom")
  await expect(page).toHaveURL(/\/admin\/error$/)
})

test("an unhandled rejection does the same, under the mount one came by", async ({ page }) => {
  await openAlive(page, "/ap/dashboard")
  await page.evaluate(() => void Promise.reject(new Error("boom")))
  await expect(page).toHaveURL(/\/(ap|admin)\/error$/)
})

test("the error is over once one goes elsewhere", async ({ page }) => {
  await openAlive(page, "/admin/products")
  await throwInPage(page, "boom")
  await expect(page).toHaveURL(/\/error$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/products$/)
  await expect(page.locator("h1")).toBeVisible()
})

test("a Network Error leaves the page where it is", async ({ page }) => {
  await openAlive(page, "/admin/products")
  await throwInPage(page, "Network Error")
  await throwInPage(page, "fetching: Network Error (timeout)")
  // Nobody is offline for it.
  await expect(page.getByRole("status").filter({ hasText: /hors connexion/ })).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/products$/)
  await expect(page.locator("h1")).toBeVisible()
})

test("being offline shows a bar, until the network is back", async ({ page, context }) => {
  await openAlive(page, "/admin/products")
  const status = page.getByRole("status").filter({ hasText: /hors ligne|connexion/i })
  await context.setOffline(true)
  await expect(status).toBeVisible()
  await context.setOffline(false)
  await expect(status).toBeHidden()
})

test("F25 what is saved while the line is down stays as typed, and goes once it is back", async ({
  page,
  context,
}) => {
  await page.goto("/admin/products/new", { waitUntil: "networkidle" })
  await page.getByLabel("Nom").fill("Saisi dans un train")
  await context.setOffline(true)
  await page.getByRole("button", { name: "Ajouter le produit" }).click()
  await expect(page.getByRole("status").filter({ hasText: /hors connexion/ })).toBeVisible()
  await expect(page.getByLabel("Nom")).toHaveValue("Saisi dans un train")
  // Another page would give up what was sent: one stays, and is told why.
  await page.getByRole("link", { name: "Annuler" }).click()
  await expect(page.getByRole("status").filter({ hasText: /restez sur cette page/ })).toBeVisible()
  await expect(page.getByLabel("Nom")).toHaveValue("Saisi dans un train")
  await context.setOffline(false)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saisi dans un train")
})

test("what may have reached the server before the line broke is not sent again", async ({
  page,
}) => {
  await page.goto("/admin/products/new", { waitUntil: "networkidle" })
  let sent = 0
  await page.route(/\/products\/new\.data/, (route) => {
    if (route.request().method() === "POST") sent += 1
    return route.abort()
  })
  await page.getByLabel("Nom").fill("Parti, peut-être")
  await page.getByRole("button", { name: "Ajouter le produit" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Oups/)
  expect(sent).toBe(1)
})

test("a confirmation that the API refuses says why", async ({ page }) => {
  await page.goto(`/admin/companies/${world().late.clientId}/delete`)
  await page.getByRole("button", { name: "Supprimer" }).click()
  await expect(page.locator(".confirm [role=alert]")).toContainText("y font référence")
})

/** Opens a page and waits for its scripts: asking for the build's date is among the first things they do. */
async function openAlive(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(/\/meta\.json/), page.goto(path)])
}

/** Throws outside of any call of ours, as a broken event handler does. */
async function throwInPage(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)
}

for (const frame of ["arrives", "does not"])
  test(`a screen that fails in the browser says so, where the frame of that page ${frame}`, async ({
    page,
  }) => {
    await page.goto("/admin/quotes", { waitUntil: "networkidle" })
    await page.route(/\/products\.data/, (route) => route.fulfill({ status: 500, body: "" }))
    if (frame === "does not") await page.route(/\/late-frame-/, (route) => route.abort())
    await page.getByRole("navigation").getByRole("link", { name: "Produits" }).first().click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Oups/)
    await expect(page.getByRole("contentinfo")).toHaveCount(frame === "arrives" ? 1 : 0)
  })

const specified = [
  ["/admin/cv", "website", "Un problème est survenu lors de la récupération des données."],
  [
    "/admin/register",
    "register/new",
    "Un problème est survenu lors de la mise à jour de votre entreprise.",
  ],
  ["/admin/settings", "profile/vat", "Un problème est survenu lors de la mise à jour du profil."],
] as const

test("one's profile, company and site say in the specification's words what failed", async ({
  page,
}) => {
  for (const [from, screen, text] of specified) {
    await page.goto(from, { waitUntil: "networkidle" })
    await page.route(`**/${screen}.data*`, (route) => route.fulfill({ status: 500, body: "" }))
    await page.locator(`a[href$="/${screen}"]:visible`).first().click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Oups/)
    await expect(page.getByText(text)).toBeVisible()
  }
})

test("a search for choices with nothing, one letter or too much typed finds nothing, and does not fail", async ({
  page,
}) => {
  const places = ["communes", "communes/choices", "skills/choices", "companies/choices"]
  for (const place of [...places, "services/choices"])
    for (const q of ["", "%20", "a", "%25", "a".repeat(90)]) {
      const answer = await page.request.get(`/admin/${place}?q=${q}`)
      expect(answer.status(), `${place} ${q}`).toBe(200)
    }
})

test("who reloads where a form was sent comes to the page above it", async ({ page }) => {
  for (const place of ["reminders/holds", "duplicates/distinctions"]) {
    await page.goto(`/admin/${place}`)
    await expect(page).toHaveURL(new RegExp(`/admin/${place.split("/")[0]}$`))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
})

test.describe("where the browser lets a page of ours answer for a missing line", () => {
  test.use({ serviceWorkers: "allow" })
  test("a page that cannot be loaded says so in our words, and nothing of anyone's is kept", async ({
    page,
    context,
  }) => {
    await page.goto("/admin/products", { waitUntil: "networkidle" })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto("/admin/bills")
    await expect(page.locator("h1")).toHaveText(/Hors connexion|You are offline/)
    expect(await page.evaluate(() => document.cookie + document.body.textContent)).not.toContain(
      "F-",
    )
    await context.setOffline(false)
    await page.reload()
    await expect(page.locator("h1")).toHaveText("Factures")
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  })
})
