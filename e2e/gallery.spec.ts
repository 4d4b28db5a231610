import { expect, test } from "./gallery"
import {
  expectAccessible,
  expectPolicy,
  expectReflow,
  expectWhole,
  expectZoom,
  refusingStrangers,
} from "./page-checks"
import { galleryScreens } from "./screens"
import { world } from "./world"

/** What every screen of the product is (every-screen.spec.ts), the pages of its pieces are too. */
const everyCombination = process.env.EVERY_COMBINATION === "true"

for (const path of galleryScreens) {
  const other = path.replace("/admin/", "/ap/")

  test(`${other} is whole, in English, and stays under its mount`, async ({ context, gallery }) => {
    await context.addCookies([{ name: "plume_locale", value: "en", url: gallery.origin }])
    const answer = await context.request.get(other)
    expect(answer.status()).toBe(200)
    expect(new URL(answer.url()).pathname).toBe(other)
    const html = await answer.text()
    expectWhole(html, "en")
    expectPolicy(answer.headers())
    expect(html).not.toMatch(/(href|action)="\/admin/)
  })

  const shown = everyCombination ? [path, other] : [path]
  for (const at of shown)
    for (const language of everyCombination ? ["fr", "en"] : ["fr"])
      test(`${at} in ${language} has no fault`, async ({ page, context, gallery }) => {
        await context.addCookies([{ name: "plume_locale", value: language, url: gallery.origin }])
        const expectNone = refusingStrangers(page, gallery.origin)
        const answer = await page.goto(at)
        expect(answer?.status()).toBe(200)
        expect(new URL(page.url()).pathname).toBe(at)
        expectPolicy(answer?.headers() ?? {})
        await expect(page.locator("html")).toHaveAttribute("lang", language)
        await expectAccessible(page)
        await expectReflow(page)
        if (everyCombination) await expectZoom(page)
        expectNone()
      })
}

test("the product has none of these pages", async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: world().origin,
    storageState: world().admin.state,
  })
  for (const path of galleryScreens)
    expect((await context.request.get(path)).status(), path).toBe(404)
  const page = await context.newPage()
  await page.goto("/admin/users")
  await expect(page.locator("a[href*='/design']")).toHaveCount(0)
  await context.close()
})
