import { expect, test } from "./fixtures"
import { follow } from "./follow"

test("what was done is said once: for five seconds, or as a banner without scripts", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/admin/products/new")
  await page.locator("main [name=name]").fill("Lampe")
  await page.locator("main form[method=post] button[type=submit]").last().click()
  const told = page.locator(".toast-region > *").filter({ hasText: "succès" })
  await expect(told).toBeVisible()
  if (javaScriptEnabled === false) {
    expect(
      await told.evaluate(
        ({ parentElement }) => getComputedStyle(parentElement as Element).position,
      ),
    ).toBe("static")
    await page.reload()
  } else await page.waitForTimeout(4_000).then(() => expect(told).toBeVisible())
  await expect(told).toBeHidden()
})

const removable = {
  products: "/admin/products/:productId",
  companies: "/ap/companies/:clientId",
  contacts: "/admin/contacts/:contactId",
  // The bill that one can edit is a draft.
  bills: "/ap/bills/:billId/edit",
}

for (const [area, screen] of Object.entries(removable))
  test(`a deletion among ${area} is taken back by the button of its message`, async ({
    page,
    records,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled === false && area !== "products", "the button is the same")
    const place = (await records.another(screen)).replace("/edit", "")
    await page.goto(place)
    const title = await page.locator("h1").textContent()
    await follow(page, "/delete")
    // As a dialog with scripts, as a page without.
    await page.locator(".confirm button[type=submit]").click()
    await expect(page).toHaveURL(new RegExp(`/${area}$`))
    expect((await page.request.get(place)).status()).toBe(404)
    await page.locator(".toast-region").getByRole("button", { name: "Annuler" }).click()
    await expect(page).toHaveURL(new RegExp(`${place}$`))
    await expect(page.locator("h1")).toHaveText(title ?? "")
    await expect(page.locator(".toast-region")).toContainText("rétabli")
  })
