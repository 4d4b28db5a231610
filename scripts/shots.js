import { spawn } from "node:child_process"
import { mkdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { browserArguments, ensureBrowser } from "./browser.js"

/**
 * `npm run shots [WORD]`: photographs the screens whose path contains the word, in the story world, at
 * three widths, in both languages and themes, into screenshots/: Camille's screens, then the
 * administrator's with the pages of the pieces.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)))
const widths = [390, 768, 1280]
const [word = ""] = process.argv.slice(2)
const { chromium } = await import("@playwright/test")
const demo = await startDemo()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
try {
  mkdirSync("screenshots", { recursive: true })
  for (const [person, screensOf] of [
    [demo.camille, screensOfCamille],
    [demo.admin, screensOfAdmin],
  ])
    for (const language of ["fr", "en"])
      for (const theme of ["light", "dark"]) await photograph(person, screensOf, language, theme)
} finally {
  await browser.close()
  await demo.stop()
}

async function photograph(person, screensOf, language, theme) {
  const context = await browser.newContext({
    baseURL: demo.origin,
    reducedMotion: "reduce",
    colorScheme: theme,
  })
  const page = await context.newPage()
  await signIn(page, person)
  await context.addCookies([{ name: "plume_locale", value: language, url: demo.origin }])
  const screens = Object.entries(await screensOf(page))
  for (const [name, path] of screens.filter(([name]) => name.includes(word))) {
    await page.goto(path, { waitUntil: "networkidle" })
    for (const width of widths) {
      const least = width < 600 ? 844 : 900
      await page.setViewportSize({ width, height: least })
      // As high as the page, so that what is fixed to the window's edge does not lie across it.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.max(least, height) })
      await page.screenshot({ path: `screenshots/${name}.${language}.${theme}.${width}.png` })
    }
    console.log(`${name} in ${language}, ${theme}`)
  }
  await context.close()
}

async function signIn(page, { email, password }) {
  await page.goto("/admin/dashboard")
  await page.locator("[name=email]").fill(email)
  await page.locator("[name=password]").fill(password)
  await page.locator("form#account button.primary").click()
  await page.waitForURL("**/admin/dashboard")
}

/** Names and paths; those of a record lead to the first one of its list. */
async function screensOfCamille(page) {
  const first = async (list) => {
    await page.goto(`/admin/${list}`)
    return await page.locator("main tbody a").first().getAttribute("href")
  }
  const draft = await first("bills?state=draft")
  const bill = await first("bills?state=overdue")
  const records = { client: await first("companies"), contact: await first("contacts") }
  const product = await first("products")
  const contract = await first("contracts")
  const template = await first("mail-templates")
  return {
    landing: "/",
    artisans: "/welcomeArtisans",
    property: "/WelcomeProperty",
    blog: "/blog",
    completion: "/completion",
    directory: "/directory",
    ...within("/admin", [
      ...["dashboard", "bills", "bills/new", "companies", "companies/new", "contacts"],
      ...["contacts/new", "products", "products/new", "first-run", "error"],
      ...["search?q=voltaire", "notifications", "dashboard/collections?month=2026-10"],
      ...["company", "address", "vat", "bank"].map((step) => `first-run/${step}`),
      ...["contracts", "contracts/new", "reminders", "reminders/edit", "books"],
      ...["mail-templates", "mail-templates/new", "companies/readiness"],
      ...["my-data", "my-data/erasure", "website"],
      ...["look", "pages", "offer", "address", "publication"].map((part) => `website/${part}`),
      ...["personal", "presentation", "expertise", "zone", "availabilities"].map(
        (part) => `profile/${part}`,
      ),
      ...["professional", "address", "bank", "vat", "brand", "visibility", "directory"].map(
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
    "bill-links": `${bill}/links`,
    "bill-credit-note": `${bill}/credit-notes/new`,
    client: records.client,
    "client-edit": `${records.client}/edit`,
    contact: records.contact,
    product,
    "product-edit": `${product}/edit`,
    contract,
    "contract-edit": `${contract}/edit`,
    template,
    missing: "/nowhere",
  }
}

async function screensOfAdmin(page) {
  await page.goto("/admin/users")
  const person = await page.locator("main tbody a").first().getAttribute("href")
  return {
    ...within("/admin", [
      ...["users", "roles", "roles/new", "audit", "outbox", "design"],
      ...["forms", "forms-choices", "tables", "charts", "screens", "shell"].map(
        (part) => `design/${part}`,
      ),
    ]),
    user: person,
    "user-roles": `${person}/roles`,
    "user-suspension": `${person}/suspension`,
  }
}

function within(mount, screens) {
  return Object.fromEntries(
    screens.map((path) => [path.replace(/[^a-z]+/g, "-").replace(/-$/, ""), `${mount}/${path}`]),
  )
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
      const accountOf = (name) => {
        const [, email, password] =
          new RegExp(`^account (${name}\\S*) (\\S+)`, "m").exec(said) ?? []
        return { email, password }
      }
      if (origin)
        resolve({ origin, camille: accountOf("camille"), admin: accountOf("admin"), stop })
    })
    child.once("exit", (code) => reject(new Error(`the demo ended with ${code}:\n${said}`)))
  })
}
