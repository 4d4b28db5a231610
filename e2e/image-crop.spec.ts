import sharp from "sharp"
import { expect, test } from "./fixtures"

/** Twice as wide as high: red on the left, blue on the right. */
async function twoColors(): Promise<Buffer> {
  const half = { width: 100, height: 100, channels: 3 as const }
  const blue = await sharp({ create: { ...half, background: "#0000ff" } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width: 200, background: "#ff0000" } })
    .composite([{ input: blue, left: 100, top: 0 }])
    .png()
    .toBuffer()
}

test("a picture is cropped by keyboard, and what was kept of it is what is stored", async ({
  page,
}) => {
  await page.goto("/admin/products/new", { waitUntil: "networkidle" })
  await page.locator("main [name=name]").fill("Lampe")
  await page
    .locator("main input[type=file]")
    .setInputFiles({ name: "lampe.png", mimeType: "image/png", buffer: await twoColors() })
  const kept = page.locator("main input[type=hidden][name=imageId]")
  await expect(kept).toHaveValue(/^[0-9a-f-]{36}$/)
  const whole = await kept.inputValue()

  await page.getByRole("button", { name: "Recadrer" }).press("Enter")
  const dialog = page.getByRole("dialog", { name: "Recadrer l’image" })
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Recadrer" })).toBeFocused()
  await page.keyboard.press("Enter")
  await dialog.getByLabel("Forme").selectOption({ label: "Carré" })
  const area = dialog.getByRole("application", { name: "Partie de l’image à garder" })
  for (let step = 0; step < 10; step++) await area.press("Shift+ArrowRight")
  await dialog.getByRole("button", { name: "Garder cette partie" }).press("Enter")
  await expect(dialog).toHaveCount(0)
  await expect(kept).not.toHaveValue(whole)
  await page.locator("main form[method=post] button[type=submit]").last().click()
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/)

  // The form's own picture is there until the product's page is.
  const image = page.locator("main img:not([src^='blob:'])")
  const stored = await page.request.get(
    new URL((await image.getAttribute("src")) ?? "", page.url()).href,
  )
  const { info, data } = await sharp(await stored.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(info.height)
  for (const at of [0, data.length - info.channels])
    expect([data[at], data[at + 2]]).toEqual([expect.closeTo(0, -1), expect.closeTo(255, -1)])
})
