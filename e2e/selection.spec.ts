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
