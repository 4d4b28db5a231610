import { spawn } from "node:child_process"
import { mkdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { browserArguments, ensureBrowser } from "./browser.js"

/**
 * `npm run shots [WORD]`: photographs the screens whose path contains the word, in the story world, at
 * three widths and in both languages, into screenshots/. The README's picture is one of them.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)))
const widths = [390, 768, 1280]
const [word = ""] = process.argv.slice(2)
const { chromium } = await import("@playwright/test")
const demo = await startDemo()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
try {
  mkdirSync("screenshots", { recursive: true })
  for (const language of ["fr", "en"]) await photograph(language)
} finally {
  await browser.close()
  await demo.stop()
}

async function photograph(language) {
  const context = await browser.newContext({ baseURL: demo.origin, reducedMotion: "reduce" })
  const page = await context.newPage()
  await signIn(page)
  await context.addCookies([{ name: "plume_locale", value: language, url: demo.origin }])
  for (const [name, path] of await screensOf(page)) {
    await page.goto(path, { waitUntil: "networkidle" })
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      await page.screenshot({
        path: `screenshots/${name}.${language}.${width}.png`,
        fullPage: true,
      })
    }
    console.log(`${name} in ${language}`)
  }
  await context.close()
}

async function signIn(page) {
  await page.goto("/admin/dashboard")
  await page.locator("[name=email]").fill(demo.camille.email)
  await page.locator("[name=password]").fill(demo.camille.password)
  await page.locator("form#account button.primary").click()
  await page.waitForURL("**/admin/dashboard")
}

/** Names and paths; those of a record lead to the first one of its list. */
async function screensOf(page) {
  const first = async (list) => {
    await page.goto(`/admin/${list}`)
    return await page.locator("main tbody a").first().getAttribute("href")
  }
  const draft = await first("bills?state=draft")
  const bill = await first("bills?state=overdue")
  const records = { client: await first("companies"), contact: await first("contacts") }
  const product = await first("products")
  const paths = {
    landing: "/",
    artisans: "/welcomeArtisans",
    property: "/WelcomeProperty",
    blog: "/blog",
    completion: "/completion",
    ...within("/admin", [
      ...["dashboard", "bills", "bills/new", "companies", "companies/new", "contacts"],
      ...["contacts/new", "products", "products/new", "first-run", "error"],
      ...["company", "address", "vat", "bank"].map((step) => `first-run/${step}`),
      ...["personal", "professional", "address", "bank", "vat", "brand"].map(
        (part) => `profile/${part}`,
      ),
    ]),
    draft,
    "draft-edit": `${draft}/edit`,
    "draft-issue": `${draft}/issue`,
    "draft-delete": `${draft}/delete`,
    bill,
    "bill-email": `${bill}/emails/new`,
    "bill-payment": `${bill}/payments`,
    client: records.client,
    "client-edit": `${records.client}/edit`,
    contact: records.contact,
    product,
    "product-edit": `${product}/edit`,
    missing: "/nowhere",
  }
  return Object.entries(paths).filter(([name]) => name.includes(word))
}

function within(mount, screens) {
  return Object.fromEntries(screens.map((path) => [path.replaceAll("/", "-"), `${mount}/${path}`]))
}

/** The story world, thrown away at the end. */
function startDemo() {
  const child = spawn(process.execPath, ["scripts/start.js", "--demo"], {
    env: { ...process.env, PORT: process.env.PORT ?? "3900", RATE_LIMITS: "off" },
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
