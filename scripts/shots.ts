import { mkdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { type Browser, chromium, type Page } from "@playwright/test"
import { ofAdministrator, screens } from "../e2e/screens"
import { browserArguments, ensureBrowser } from "./browser.js"
import { addressOf } from "./shots-addresses"
import { type Account, startDemo } from "./story-demo"

/**
 * `npm run shots [WORD …]`: photographs every screen of the route manifest in the story world, at three
 * widths, in both languages and themes, into screenshots/. Each word narrows it: a width, a language, a
 * theme, or a part of the path: `npm run shots -- quotes fr 390`.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)))
const words = process.argv.slice(2)
const widths = narrowed(["390", "768", "1280", "1440", "1920"])
const languages = narrowed(["fr", "en"])
const themes = narrowed(["light", "dark"])
const parts = words.filter((word) => ![...widths, ...languages, ...themes].includes(word))

const demo = await startDemo()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
try {
  mkdirSync("screenshots", { recursive: true })
  const shown = screens.map(({ path }) => path).filter(isAsked)
  for (const language of languages)
    for (const theme of themes) {
      const look = { language, theme: theme as "light" | "dark" }
      const isTheirs = (path: string) => ofAdministrator(path)
      await photograph(
        browser,
        demo.camille,
        look,
        shown.filter((path) => !isTheirs(path)),
      )
      await photograph(browser, demo.admin, look, shown.filter(isTheirs))
    }
} finally {
  await browser.close()
  await demo.stop()
}

/** Those of the choices that are among the words, or all. */
function narrowed(choices: string[]): string[] {
  const asked = choices.filter((choice) => words.includes(choice))
  return asked.length > 0 ? asked : choices
}

/** The second mount shows the same screens. */
function isAsked(path: string): boolean {
  if (/^\/ap(\/|$)|^\/auth\/(?!support)/.test(path)) return false
  return parts.length === 0 || parts.some((part) => path.includes(part))
}

async function photograph(
  browser: Browser,
  account: Account,
  { language, theme }: { language: string; theme: "light" | "dark" },
  paths: string[],
): Promise<void> {
  if (paths.length === 0) return
  const context = await browser.newContext({
    baseURL: demo.origin,
    reducedMotion: "reduce",
    colorScheme: theme,
  })
  const page = await context.newPage()
  await signIn(page, account)
  await context.addCookies([{ name: "plume_locale", value: language, url: demo.origin }])
  for (const path of paths) {
    const address = await addressOf(page, path)
    if (!address) {
      console.log(`nothing in the story world is shown at ${path}`)
      continue
    }
    await page.goto(address, { waitUntil: "networkidle" })
    for (const width of widths) await shoot(page, `${nameOf(path)}.${language}.${theme}`, +width)
    console.log(`${path} in ${language}, ${theme}`)
  }
  await context.close()
}

async function shoot(page: Page, name: string, width: number): Promise<void> {
  const least = width < 600 ? 844 : 900
  await page.setViewportSize({ width, height: least })
  // As high as the page, so that what is fixed to the window's edge does not lie across it.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(least, height) })
  await page.screenshot({ path: `screenshots/${name}.${width}.png` })
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/admin/dashboard")
  await page.locator("[name=email]").fill(email)
  await page.locator("[name=password]").fill(password)
  await page.locator("form#account button.primary").click()
  await page.waitForURL("**/admin/dashboard")
}

/** "/admin/bills/:billId/edit" is bills-billId-edit. */
function nameOf(path: string): string {
  if (path.endsWith("*")) return "not-found"
  return (
    path
      .replace(/^\/admin\//, "")
      .replace(/[^A-Za-z]+/g, "-")
      .replace(/^-|-$/g, "") || "home"
  )
}
