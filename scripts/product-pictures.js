import { spawn } from "node:child_process"
import { mkdirSync, statSync } from "node:fs"
import { fileURLToPath } from "node:url"
import sharp from "sharp"
import { browserArguments, ensureBrowser } from "./browser.js"

/**
 * `node scripts/product-pictures.js`: takes the public pages' pictures of the product from the story
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
    for (const theme of ["light", "dark"]) await photograph(language, theme)
    await drawShared(language)
  }
} finally {
  await browser.close()
  await demo.stop()
}

async function photograph(language, theme) {
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

async function firstOverdue(page) {
  await page.goto("/admin/bills?state=overdue")
  return (await page.locator("main tbody a").first().getAttribute("href")) ?? "/admin/bills"
}

/** As sharp as fits the limit. */
async function save(png, name) {
  for (let quality = 55; quality >= 25; quality -= 10) {
    const { size } = await sharp(png)
      .avif({ quality, effort: 3, chromaSubsampling: "4:4:4" })
      .toFile(`${folder}/${name}`)
    if (size <= limit) return console.log(`${name} ${size} bytes at quality ${quality}`)
  }
  throw new Error(`${name} is larger than ${limit} bytes`)
}

/** The first page's upper part, in the proportions that social networks show. */
async function drawShared(language) {
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

async function signIn(page) {
  await page.goto("/admin/dashboard")
  await page.locator("[name=email]").fill(demo.camille.email)
  await page.locator("[name=password]").fill(demo.camille.password)
  await page.locator("form#account button.primary").click()
  await page.waitForURL("**/admin/dashboard")
}

/** The story world, thrown away at the end. */
function startDemo() {
  const child = spawn(process.execPath, ["scripts/start.js", "--demo"], {
    env: { ...process.env, PORT: process.env.PORT ?? "3901", RATE_LIMITS: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const exited = new Promise((resolve) => child.once("exit", resolve))
  const stop = () => {
    child.kill("SIGTERM")
    return exited
  }
  return new Promise((resolve, reject) => {
    let said = ""
    child.stdout.on("data", (chunk) => {
      said += chunk
      const origin = /^ready on (\S+)$/m.exec(said)?.[1]
      const [, email, password] = /^account (camille\S*) (\S+)/m.exec(said) ?? []
      if (origin && email) resolve({ origin, camille: { email, password }, stop })
    })
    child.once("exit", (code) => reject(new Error(`the demo ended with ${code}:\n${said}`)))
  })
}
