import { chromium } from "@playwright/test"
import { browserArguments, ensureBrowser } from "./browser.js"
import { startDemo } from "./story-demo"
const demo = await startDemo()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const out = "/tmp/tools/shots"
async function go(js: boolean, lang: string, theme: "light"|"dark", width: number, run: (page: any, shot: (n: string)=>Promise<void>) => Promise<void>) {
  const context = await browser.newContext({ baseURL: demo.origin, javaScriptEnabled: js, colorScheme: theme, reducedMotion: "reduce", viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto("/admin/dashboard")
  await page.locator("[name=email]").fill(demo.camille.email)
  await page.locator("[name=password]").fill(demo.camille.password)
  await page.locator("form#account button.primary").click()
  await page.waitForURL("**/admin/dashboard")
  await context.addCookies([{ name: "plume_locale", value: lang, url: demo.origin }])
  const shot = async (n: string) => { await page.screenshot({ path: `${out}/${n}.png`, fullPage: true }) }
  try { await run(page, shot) } catch (e) { console.log("FAILED", e); await shot("failed") }
  await context.close()
}
const steps = await import(process.argv[2] as string)
try { await steps.default(go) } finally { await browser.close(); await demo.stop() }
