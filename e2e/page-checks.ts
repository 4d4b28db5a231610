import { expect, type Page } from "@playwright/test"
import { faintTexts, faultsOf } from "./axe"

/**
 * What every page is, in the browser: no fault that axe knows, also in the dark, nor at 320 px. Of a page
 * below an open menu only what is `within` the menu: what it half covers is no target until it closes.
 */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1)
  // Of the texts, a browser has those of its screen only.
  expect(missingTexts(await page.content())).toEqual([])
  expect(await faultsOf(page, within)).toEqual([])
  for (const colorScheme of ["light", "dark"] as const) {
    // Without motion, so that no colour is caught on its way to another.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    expect(await faintTexts(page, within), `too faint where it is ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: "light" })
}

/** WCAG 1.4.10: nothing is cut off, or scrolls sideways, in a window of 320 CSS pixels. */
export async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, "scrolls sideways at 320 px").toBeLessThanOrEqual(320)
}

/** On a wide screen, what a page says of itself stands below its title, and what one does there at the right end. */
export async function expectWideHeader(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const apart = await page.evaluate(() =>
    [...document.querySelectorAll("header:has(> div > [data-arrival])")].flatMap((header) => {
      // The lists of one place are tabs that stand by the title.
      const parts = [...(header.firstElementChild?.children ?? [])].filter(
        (part) => !part.matches(".shell-tabs"),
      )
      const [title, ...rest] = parts.map((part) => part.getBoundingClientRect())
      const { right } = header.getBoundingClientRect()
      return rest.filter(
        (part) => part.top < (title?.bottom ?? 0) - 1 && Math.abs(part.right - right) > 1,
      )
    }),
  )
  expect(apart, "stands beside the title, in the middle of the header").toEqual([])
}

/** WCAG 1.4.4: with text at 200 %, nothing is cut off, or scrolls sideways, in a window of 1280 CSS pixels. */
export async function expectZoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, "scrolls sideways with text at 200 %").toBeLessThanOrEqual(1280)
}

/** Listens to a page; what it gives fails the test if the page asked anybody but us for anything. */
export function refusingStrangers(page: Page, ours = ""): () => void {
  const strangers: string[] = []
  page.on("request", (request) => {
    const { protocol } = new URL(request.url())
    if (protocol.startsWith("http") && !request.url().startsWith(ours))
      strangers.push(request.url())
  })
  return () => expect(strangers).toEqual([])
}

/** The policy of an answer, under which nothing inline runs but what bears its nonce. */
export function expectPolicy(headers: Record<string, string>): void {
  const policy = headers["content-security-policy"] ?? ""
  // The identity server's pages have no script at all.
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'|^default-src 'none'(?!.*script-src)/)
  expect(policy).not.toMatch(/unsafe-|\*/)
}

/** For programs on any page, without a cookie, as OpenID Connect has it. */
const isPublic = (told: string) => /^\w+ \/identity\/(jwks|token|\.well-known\/)/.test(told)

/** What every answer bears, whoever gives it; `told` says which. */
export function expectProtected(headers: Headers, told: string): void {
  expect(headers.get("x-content-type-options"), told).toBe("nosniff")
  expect(headers.get("referrer-policy"), told).toMatch(/^(same-origin|no-referrer)$/)
  expect(headers.get("permissions-policy"), told).toContain("camera=()")
  expect(headers.get("content-security-policy"), told).toMatch(/frame-ancestors 'none'|sandbox/)
  expect(headers.get("x-frame-options"), told).toBe("DENY")
  expect(headers.get("cross-origin-opener-policy"), told).toBe("same-origin")
  expect(headers.get("x-request-id"), told).toMatch(/^[\w-]{8,64}$/)
  for (const name of ["x-powered-by", "server"]) expect(headers.get(name), told).toBeNull()
  if (!isPublic(told)) expect(headers.get("access-control-allow-origin"), told).toBeNull()
}

/** What every page is, as HTML: whole, in its language, with every text said. */
export function expectWhole(html: string, language: "fr" | "en"): void {
  expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
  expect(html.match(/<h1[ >]/g) ?? []).toHaveLength(1)
  // Of the page, and not of a part of a drawing, which says by one what one points at.
  const head = html.slice(0, html.indexOf("</head>"))
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = ""]) =>
    title.trim(),
  )
  expect(titles).toEqual([expect.stringMatching(/^(?!Plume$)\S/)])
  expect(missingTexts(html)).toEqual([])
  expect(html, "the policy drops inline styles").not.toMatch(/<[^>]+\sstyle="/)
}

/**
 * What of a page, as it was sent, does nothing until a script takes it up: a button that sends no form and unfolds
 * nothing, a link that leads nowhere, a form that nothing sends.
 */
export async function expectPlain(page: Page, html: string): Promise<void> {
  const dead = await page.evaluate((sent) => {
    const plain = new DOMParser().parseFromString(sent, "text/html")
    const sends = (button: Element) =>
      (button as HTMLButtonElement).form !== null &&
      /^(submit|image|reset)$/.test((button as HTMLButtonElement).type)
    const idle = [
      ...plain.querySelectorAll("button, input:is([type=button], [type=submit])"),
    ].filter(
      (button) =>
        !sends(button) &&
        !button.matches("[popovertarget], [commandfor], [disabled]") &&
        !button.closest("[hidden], dialog:not([open]), .only-with-script"),
    )
    const astray = plain.querySelectorAll(
      "a:not([href]):not([aria-disabled=true]), a[href=''], a[href='#'], a[href^='javascript:']",
    )
    const stuck = [...plain.forms].filter((form) => ![...form.elements].some(sends))
    return [...idle, ...astray, ...stuck].map(({ outerHTML }) => outerHTML.slice(0, 200))
  }, html)
  expect(dead, "does nothing without scripts").toEqual([])
}

/** Words that look like the key of a text: what i18next shows where a text is missing. */
function missingTexts(html: string): string[] {
  const shown = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*\b(?:aria-label|title|placeholder|alt)="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]+>/g, " ")
  return shown.split(/\s+/).filter((word) => /^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)+$/.test(word))
}
