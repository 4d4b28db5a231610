import { mkdirSync, statSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { browserArguments, ensureBrowser } from "./browser.js"
import { startDemo } from "./story-demo"

/**
 * `npx tsx scripts/product-pictures.ts`: takes the public pages' pictures of the product from the story
 * world, in both languages and themes, and draws the picture that is shown where a page is shared.
 * They are committed: run it again when the screens have changed.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)))
const folder = "public/pictures"
const limit = 60_000
const wide = { width: 1280, height: 860 }
const phone = { width: 390, height: 720 }
const pictures = [
  { name: "dashboard", path: "/admin/dashboard", size: wide },
  { name: "bills", path: "/admin/bills", size: wide },
  { name: "phone", path: "bill", size: phone },
]

const { chromium } = await import("@playwright/test")
const demo = await startDemo()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
try {
  mkdirSync(folder, { recursive: true })
  for (const language of ["fr", "en"]) {
    for (const theme of ["light", "dark"] as const) await photograph(language, theme)
    await drawShared(language)
  }
} finally {
  await browser.close()
  await demo.stop()
}

async function photograph(language: string, theme: "light" | "dark") {
  const context = await browser.newContext({
    baseURL: demo.origin,
    colorScheme: theme,
    deviceScaleFactor: 1.5,
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  await signIn(page)
  await context.addCookies([{ name: "plume_locale", value: language, url: demo.origin }])
  for (const { name, path, size } of pictures) {
    await page.setViewportSize(size)
    await page.goto(path === "bill" ? await firstOverdue(page) : path, {
      waitUntil: "networkidle",
    })
    const png = await page.screenshot()
    await save(png, `${name}.${language}.${theme}.avif`)
  }
  await context.close()
}

async function firstOverdue(page: Page) {
  await page.goto("/admin/bills?state=overdue")
  return (await page.locator("main tbody a").first().getAttribute("href")) ?? "/admin/bills"
}

/** As sharp as fits the limit. */
async function save(png: Buffer, name: string) {
  for (let quality = 55; quality >= 25; quality -= 10) {
    const { size } = await sharp(png)
      .avif({ quality, effort: 3, chromaSubsampling: "4:4:4" })
      .toFile(`${folder}/${name}`)
    if (size <= limit) return console.log(`${name} ${size} bytes at quality ${quality}`)
  }
  throw new Error(`${name} is larger than ${limit} bytes`)
}

/** The first page's upper part, in the proportions that social networks show. */
async function drawShared(language: string) {
  const context = await browser.newContext({ baseURL: demo.origin, colorScheme: "light" })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.goto(`/?lang=${language}`, { waitUntil: "networkidle" })
  const name = `${folder}/share.${language}.png`
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(name)
  console.log(`${name} ${statSync(name).size} bytes`)
  await context.close()
}

async function signIn(page: Page) {
  await page.goto("/admin/dashboard")
  await page.locator("[name=email]").fill(demo.camille.email)
  await page.locator("[name=password]").fill(demo.camille.password)
  await page.locator("form#account button.primary").click()
  await page.waitForURL("**/admin/dashboard")
}
