import { expect, test } from "./fixtures"

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
