import type { Page } from "@playwright/test"
import sharp from "sharp"
import { expect, test } from "./fixtures"

const megabyte = 1024 * 1024
const photo = (buffer: Buffer) => ({ name: "photo.jpg", mimeType: "image/jpeg", buffer })
const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "#3a7" } })

const refused: [what: string, make: () => Promise<Buffer>, message: string][] = [
  [
    "over 10 MB",
    async () => Buffer.alloc(11 * megabyte, await drawn().jpeg().toBuffer()),
    "La taille du fichier dépasse le maximum autorisé de 10.Mo",
  ],
  [
    "of another type than its name says",
    () => drawn().gif().toBuffer(),
    "Veuillez fournir une image JPEG ou PNG",
  ],
]

for (const [what, make, message] of refused)
  test(`a file ${what} is refused at its field, and nothing else is lost`, async ({ page }) => {
    await page.goto("/admin/products/new")
    await fill(page)
    await page.locator("main [name=imageId]").setInputFiles(photo(await make()))
    await submit(page)
    const field = page.locator("main input[type=file][name=imageId]")
    await expect(field).toHaveAttribute("aria-invalid", "true")
    await expect(field).toHaveAccessibleDescription(new RegExp(message))
    await expect(page.locator("main [name=name]")).toHaveValue("Lampe")
    await expect(page.locator("main [name=color]")).toHaveValue("bleu")
  })

test("a file that was received stays while another field is put right", async ({ page }) => {
  await page.goto("/admin/products/new")
  await page.locator("main [name=color]").fill("bleu")
  await page.locator("main [name=imageId]").setInputFiles(photo(await drawn().jpeg().toBuffer()))
  // Blank, so that the browser is content and the server is not.
  await page.locator("main [name=name]").fill(" ")
  await submit(page)
  await expect(page.locator("main [name=name]")).toHaveAttribute("aria-invalid", "true")
  await page.locator("main [name=name]").fill("Lampe")
  await submit(page)
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
  // The product's own, and no longer what the form showed of the file.
  const image = page.locator('main img:not([src^="blob:"])')
  await expect(image).toBeVisible()
  const shown = await page.request.get(
    new URL((await image.getAttribute("src")) ?? "", page.url()).href,
  )
  expect(shown.headers()["content-type"]).toMatch(/^image\//)
})

test("what was attached keeps its name while another field is put right", async ({
  page,
  records,
}) => {
  await page.goto(`${await records.url("/admin/bills/:billId")}/emails/new`)
  const files = await Promise.all(
    ["plan.jpg", "devis d’été.jpg"].map(async (name) => ({
      ...photo(await drawn().jpeg().toBuffer()),
      name,
    })),
  )
  await page.locator("main input[type=file]").setInputFiles(files)
  for (const subject of [" ", "  "]) {
    await page.locator("main [name=subject]").fill(subject)
    await submit(page)
    await expect(page.locator("main [name=subject]")).toHaveAttribute("aria-invalid", "true")
    for (const { name } of files)
      await expect(page.getByRole("link", { name, exact: true })).toBeVisible()
  }
})

async function fill(page: Page): Promise<void> {
  await page.locator("main [name=name]").fill("Lampe")
  await page.locator("main [name=color]").fill("bleu")
}

async function submit(page: Page): Promise<void> {
  await page.locator("main form[method=post] button[type=submit]").last().click()
}
