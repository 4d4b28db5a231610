import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import { expectAccessible, expectReflow, expectZoom } from "./page-checks"
import { ofAdministrator, ofMount } from "./screens"

/**
 * Forms as they come back when nearly every field is wrong: what is wrong is said at each, and the page is as
 * sound as before. A few here; every form under npm run test:full.
 */
const everyCombination = process.env.EVERY_COMBINATION === "true"
const few = ["bills/new", "companies/new"]
const forms = ofMount("admin")
  .map(({ path }) => path)
  .filter((path) => /\/(new|edit)$|\/(profile|website)\//.test(path) && !ofAdministrator(path))
  // What is typed there only searches.
  .filter((path) => !path.endsWith("/expertise"))

for (const path of everyCombination ? forms : few.map((each) => `/admin/${each}`))
  test(`${path}, refused, has no fault`, async ({ page, records }) => {
    await page.goto(await records.url(path), { waitUntil: "networkidle" })
    test.skip((await mistake(page)) === 0, "nothing is typed here")
    await page.locator("main form [type=submit]:visible").last().click()
    await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible()
    await expect(page.locator("main")).not.toContainText("undefined")
    await expectAccessible(page)
    await expectReflow(page)
    await expectZoom(page)
  })

/** Types into every field what is too long for it, and no amount, day or address; says into how many. */
async function mistake(page: Page): Promise<number> {
  const fields = page.locator(
    "main form :is(input:not([type]), [type=text], [type=email], [type=tel], textarea):visible:enabled:not([role=combobox], [readonly])",
  )
  const count = await fields.count()
  for (const field of await fields.all()) await field.fill("trop".repeat(1500))
  return count
}
