import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("under both mounts an offer is moved, then aborted for a reason, and another becomes a quote", async ({
    page,
  }) => {
    test.slow()
    for (const mount of ["/admin", "/ap"]) {
      await abortAfterThreeMoves(page, mount)
      await acceptAsQuote(page, mount)
    }
  })
})

async function abortAfterThreeMoves(page: Page, mount: string) {
  const title = `Site du musée ${crypto.randomUUID().slice(0, 6)}`
  await addOffer(page, mount, title)
  for (const to of ["Positionné", "En attente", "Premier contact"]) {
    await moveOnBoard(page, mount, title, to)
    await expect(columnOf(page, to)).toContainText(title)
  }
  await moveOnBoard(page, mount, title, "Abandonnée")
  await expect(page.locator("main h1")).toContainText("Déplacer «")
  await page.getByLabel("Motif d’abandon").fill("Prix")
  await page.locator("main form").getByRole("button", { name: "Déplacer" }).click()
  await expect(columnOf(page, "Abandonnée")).toContainText(title)
  await page.getByRole("link", { name: title, exact: true }).click()
  await expect(page.locator("main")).toContainText("Prix")
}

async function acceptAsQuote(page: Page, mount: string) {
  const title = `Audit ${crypto.randomUUID().slice(0, 6)}`
  await addOffer(page, mount, title)
  await page.getByRole("link", { name: "Accepter" }).click()
  await page.getByLabel("Préparer un devis").check()
  await page.getByRole("button", { name: "Accepter l’offre" }).click()
  await expect(page).toHaveURL(new RegExp(`${mount}/quotes/[0-9a-f-]{36}$`))
  await expect(page.locator("main")).toContainText("520,00")
  await page.getByRole("link", { name: new RegExp(`De l’offre.*${title}`) }).click()
  await expect(page.locator("main h1")).toHaveText(title)
  await expect(page.locator("main header")).toContainText("Acceptée")
}

test("an offer is taken, carried and dropped by keyboard, and left by Escape; each is said", async ({
  page,
}) => {
  const title = `Refonte ${crypto.randomUUID().slice(0, 6)}`
  await addOffer(page, "/admin", title)
  await page.goto(`/admin/offers/board?q=${encodeURIComponent(title)}`)
  const grip = page.getByRole("button", { name: new RegExp(`Déplacer « ${title} »`) })
  await grip.focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowRight")
  await expect(page.getByText("Au-dessus de « Positionné ».")).toBeAttached()
  await page.keyboard.press("Escape")
  await expect(columnOf(page, "Premier contact")).toContainText(title)
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Space")
  await expect(columnOf(page, "Positionné")).toContainText(title)
  await expect(page.getByText(`« ${title} » est maintenant dans « Positionné ».`)).toBeAttached()
  await expect(grip).toBeFocused()

  await page.getByRole("link", { name: title, exact: true }).dragTo(columnOf(page, "En attente"))
  await expect(columnOf(page, "En attente")).toContainText(title)
})

async function addOffer(page: Page, mount: string, title: string) {
  await page.goto(`${mount}/offers/new`)
  await page.getByLabel("Intitulé").fill(title)
  await page.getByLabel("Ou un nouveau prospect").fill(`${crypto.randomUUID()} ${title}`)
  await page.getByLabel("TJM HT").fill("520,00")
  await page.getByLabel("Jours estimés").fill("12")
  await page.getByRole("button", { name: "Ajouter l’offre" }).click()
  await expect(page.locator("main h1")).toHaveText(title)
}

const columnOf = (page: Page, name: string) =>
  page.getByRole("region", { name: "Tableau des offres" }).getByRole("region", { name })

async function moveOnBoard(page: Page, mount: string, title: string, to: string) {
  await page.goto(`${mount}/offers/board?q=${encodeURIComponent(title)}`)
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) })
  await card.locator("summary").click()
  await card.getByLabel("Colonne").selectOption({ label: to })
  await card.getByRole("button", { name: "Déplacer" }).click()
}
