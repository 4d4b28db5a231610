import { expect, test, tokenOf } from "./fixtures"
import { world } from "./world"

test("what vanished from a selection is named, and the others stay selected", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount()
  const authorization = `Bearer ${await tokenOf(account)}`
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization, "content-type": "application/json" }
    const init = { method, headers, body: body && JSON.stringify(body) }
    return (await fetch(`${world().origin}/api${path}`, init)).json()
  }
  const [stays, goes] = [
    await call("POST", "/Products", { name: "Lampe" }),
    await call("POST", "/Products", { name: "Vélo bleu" }),
  ]
  await page.goto(`/admin/products/delete?id=${stays.id}&id=${goes.id}`)
  await expect(page.locator("main li")).toHaveCount(2)
  await call("POST", "/Products/deletions", { ids: [goes.id] })

  const confirm = page.locator("main form[method=post] button[type=submit]")
  await confirm.click()
  await expect(page.locator("main")).toContainText("Un élément de votre sélection n’existe plus")
  await expect(page.locator("main")).toContainText("Vélo bleu")
  await expect(page.locator("main li")).toHaveText(["Lampe"])
  expect(await call("GET", "/Products")).toMatchObject([{ name: "Lampe" }])
  await confirm.click()
  await expect(page).toHaveURL(/\/admin\/products$/)
  expect(await call("GET", "/Products")).toEqual([])
})

test("a list keeps the keyboard after a search, a sort and the last page, and says how many there are", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount()
  const authorization = `Bearer ${await tokenOf(account)}`
  const headers = { authorization, "content-type": "application/json" }
  for (let at = 1; at <= 11; at++) {
    const body = JSON.stringify({ name: `Lampe ${at}` })
    await fetch(`${world().origin}/api/Products`, { method: "POST", headers, body })
  }
  await page.goto("/admin/products?limit=10", { waitUntil: "networkidle" })
  const list = page.getByRole("region", { name: "Produits" })
  const said = list.locator("[role=status].sr-only").last()
  await list.getByRole("link", { name: "Page suivante" }).press("Enter")
  await expect(list.locator("[data-count]")).toBeFocused()
  await expect(said).toHaveText("11–11 sur 11")
  const sort = list.getByRole("columnheader", { name: "Nom" }).getByRole("link")
  await sort.press("Enter")
  await expect(page).toHaveURL(/sort=/)
  await expect(said).toHaveText("1–10 sur 11")
  await expect(sort).toBeFocused()
  const search = list.getByRole("searchbox")
  await search.fill("Lampe 11")
  await search.press("Enter")
  await expect(said).toHaveText("1–1 sur 1")
  await expect(search).toBeFocused()
})

test("ticked rows say what they come to, the heads stay in sight, and rows stand as close as one likes", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount()
  const authorization = `Bearer ${await tokenOf(account)}`
  const send = async (path: string, body: object) => {
    const headers = { authorization, "content-type": "application/json" }
    const init = { method: "POST", headers, body: JSON.stringify(body) }
    return (await fetch(`${world().origin}/api${path}`, init)).json()
  }
  const { id: clientId } = await send("/Clients", { name: "Atelier", status: "active" })
  for (let at = 0; at < 30; at++) {
    const line = {
      serviceName: "Audit",
      quantity: "1",
      unit: "day",
      unitPriceHT: 10_050 + at * 100,
    }
    await send("/Quotes", { clientId, includeVat: false, lines: [{ ...line, vatRate: "0" }] })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/admin/quotes?sort=totalTTC&limit=50", { waitUntil: "networkidle" })
  const boxes = page.locator("tbody input[name=id]")
  await boxes.nth(0).check()
  await boxes.nth(2).check()
  const actions = page.getByRole("group", { name: "Actions sur la sélection" })
  await expect(actions).toContainText("2 sélectionnés")
  await expect(actions).toContainText("203,00 €")

  const menu = page.locator("summary", { hasText: "Colonnes" })
  const row = page.locator("tbody tr").first()
  const before = (await row.boundingBox())?.height ?? 0
  await menu.click()
  await page.getByRole("button", { name: "Serrées" }).click()
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(before)

  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(page.getByRole("columnheader", { name: /Client/ })).toBeInViewport()
})

test("beside a row stands what can be done with its record, by keys too; without scripts one page away", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount()
  const headers = {
    authorization: `Bearer ${await tokenOf(account)}`,
    "content-type": "application/json",
  }
  const body = JSON.stringify({ name: "Lampe", sellingPrice: 10_000 })
  await fetch(`${world().origin}/api/Products`, { method: "POST", headers, body })
  await page.goto("/admin/products", { waitUntil: "networkidle" })
  const acts = page.locator("tbody").getByRole("link", { name: "Actions" })
  await acts.press("Enter")
  const menu = page.getByRole("group", { name: "Actions", exact: true })
  await expect(menu.getByRole("link").first()).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Escape")
  await expect(menu).toHaveCount(0)
  await expect(acts).toBeFocused()
  await acts.click()
  await menu.getByRole("link", { name: "Modifier" }).click()
  await expect(page).toHaveURL(/\/products\/[\w-]+\/edit$/)
  await expect(acts).toHaveCount(0)
})
