import { expect, test } from "./fixtures"
import { addresses, ofMount, ofVisitor, standingScreens } from "./screens"
import { world } from "./world"

/** What a proxy, or a stranger behind one, may add; none of it is part of what a cache goes by. */
const unkeyed: Record<string, string> = {
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "ftp",
  "x-forwarded-port": "1",
  "x-forwarded-prefix": "/evil",
  "x-forwarded-server": "evil.example",
  "x-forwarded-scheme": "ftp",
  forwarded: "host=evil.example;proto=ftp",
  "x-host": "evil.example",
  "x-original-url": "/admin/bills",
  "x-rewrite-url": "/admin/bills",
  "x-react-router-spa-mode": "yes",
  "x-react-router-prerender-data": "evil",
  "x-remix-spa-mode": "yes",
  "x-http-method-override": "POST",
}

const pages = standingScreens.map(({ path }) => path).filter((path) => !/\*|^\/auth\//.test(path))

test("D73 no header that is not part of the address changes a public page", async () => {
  expect(pages.length).toBeGreaterThan(8)
  const nonce = /nonce="[^"]*"|"nonce":"[^"]*"/g
  for (const path of pages.map(ofVisitor)) {
    const read = async (headers: Record<string, string>) => {
      const answer = await fetch(world().origin + path, { headers, redirect: "manual" })
      return [answer.status, (await answer.text()).replace(nonce, "")]
    }
    const plain = await read({})
    for (const [name, value] of Object.entries(unkeyed))
      expect([path, name, await read({ [name]: value })]).toEqual([path, name, plain])
  }
})

test("D73 nobody else keeps what a signed-in person reads", async ({ page }) => {
  const paths = ofMount("admin").map(({ path }) => path.replace(/:\w+/g, "x"))
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths.filter((one) => !one.endsWith("*")))
    for (const url of [path, `${path}.data`]) {
      const answer = await page.request.get(url, { maxRedirects: 0 })
      expect([url, answer.headers()["cache-control"]]).toEqual([
        url,
        expect.stringMatching(/no-store/),
      ])
    }
  expect(addresses).toContain("/admin/products/export")
  const file = await page.request.get("/admin/products/export")
  expect(file.headers()["cache-control"]).toMatch(/private.*no-store/)
})

test("A2, D74 after signing out nothing is left: not by going back, not by the cookie of before", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount()
  await page.goto("/admin/profile/personal")
  await page.goto("/admin/products")
  await expect(page.locator("h1")).toHaveText("Produits")
  const cookies = await page.context().cookies()
  await page.locator("summary", { hasText: /^\S{1,2}$/ }).click()
  await page.locator('form[action="/auth/sign-out"] button').click()
  await expect(page).toHaveURL(/\/(\?.*)?$/)

  await page.goBack()
  await expect(page.locator("body")).not.toContainText("Produits")
  await expect(page.locator("body")).not.toContainText(account.email)
  await page.context().clearCookies()
  await page.context().addCookies(cookies.filter(({ name }) => !/identity/.test(name)))
  for (const url of ["/admin/products", "/admin/products.data"]) {
    const answer = await page.request.get(url, { maxRedirects: 0 })
    expect((await answer.text()) + JSON.stringify(answer.headers())).toContain("/auth/sign-in")
  }
})
