import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import {
  expectAccessible,
  expectPlain,
  expectPolicy,
  expectProtected,
  expectReflow,
  expectWhole,
  expectWideHeader,
  expectZoom,
  refusingStrangers,
} from "./page-checks"
import { type Answer, read } from "./read"
import { ofAdministrator, ofMount, ofVisitor, publicScreens } from "./screens"
import { expectFrameless, expectLight } from "./weights"
import { world } from "./world"

/**
 * Each screen of the route manifest, whoever wrote it: once in the browser, and at the other mount in
 * the other language as HTML. The whole product of these runs under npm run test:full.
 */
const everyCombination = process.env.EVERY_COMBINATION === "true"
const languages = ["fr", "en"] as const
/** A message to read is there only where no mail server is, and a page to pay on where one pays by card. */
const reachable = ({ path }: { path: string }) =>
  !path.endsWith("*") &&
  (!path.startsWith("/auth/") || path === "/auth/support") &&
  !path.includes("/outbox/:") &&
  !path.endsWith("/subscription/bills/:position/payment")

/** Screens within the frame; the error page lies beside it, and ships no scripts. */
const framed = new Set(
  ofMount("admin")
    .filter(({ isPrivate }) => isPrivate)
    .map(({ path }) => path),
)

test("the two mounts show the same screens", () => {
  const below = (mount: "admin" | "ap") =>
    ofMount(mount).map(({ path, file }) => `${path.replace(`/${mount}/`, "")} ${file}`)
  expect(below("ap")).toEqual(below("admin"))
  expect(below("admin").length).toBeGreaterThan(0)
})

/** Stands outside the mounts, and is shown only to whom it is about. */
const own = "/completion"

test.describe("whoever is signed in", () => {
  for (const { path } of ofMount("admin").filter(reachable)) if (!ofAdministrator(path)) visit(path)
})

test(`${own} is whole in both languages`, async ({ storageState }) => {
  expectWhole((await read(own, storageState)).html, "fr")
  const answer = await read(own, storageState, "en")
  expectArrival(answer.url, own)
  expectWhole(answer.html, "en")
})
open([own])

test.describe("the administrator", () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    storageState: async ({}, use) => use(world().admin.state),
    records: async ({ recordsOfAdmin }, use) => use(recordsOfAdmin),
  })
  for (const { path } of ofMount("admin").filter(reachable)) if (ofAdministrator(path)) visit(path)
})

/** Opens a screen of the first mount once in the browser, and of the other as HTML; or all, if asked. */
function visit(path: string): void {
  const other = path.replace("/admin/", "/ap/")
  test(`${other} is whole, in English, and stays under its mount`, async ({
    storageState,
    records,
  }) => {
    const url = await records.url(other)
    const answer = await read(url, storageState, "en")
    expect(answer.status).toBe(200)
    expectArrival(answer.url, url)
    expectWhole(answer.html, "en")
    expectPolicy(answer.headers)
    expectProtected(new Headers(answer.headers), url)
    expect(answer.html).not.toMatch(/(href|action)="\/admin/)
  })

  // The mounts have the same modules, so that one look at each area tells whether they know where they are.
  if (/^\/admin\/[^/:]+(\/:\w+)?$/.test(path))
    test(`${other} is what ${path} is, but for the mount`, async ({ storageState, records }) => {
      const shown = async (at: string) =>
        withoutMount(await read(await records.url(at), storageState))
      expect(await shown(other)).toEqual(await shown(path))
    })

  open(everyCombination ? [path, other] : [path], framed.has(path) ? path : undefined)
}

/** Opens screens in the browser: once each, or in both languages. Those of the frame are light, too. */
function open(paths: string[], light?: string): void {
  for (const path of paths)
    if (everyCombination)
      for (const language of languages)
        test(`${path} in ${language}, light and dark`, async ({ reader, records }) => {
          const sent = await expectSound(reader, await records.url(path), language)
          if (light === path) await expectLight(light, sent, reader.request)
        })
    else
      test(`${path} is accessible${light ? " and light" : ""}`, async ({ reader, records }) => {
        const sent = await expectSound(reader, await records.url(path))
        if (light) await expectLight(light, sent, reader.request)
      })
}

test.describe("a visitor", () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  for (const { path } of publicScreens.filter(reachable)) if (path !== own) look(path)
})

/** Opens a public page once in the browser, and in both languages as HTML. */
function look(path: string): void {
  if (everyCombination)
    for (const language of languages)
      test(`${path} in ${language}, light and dark`, async ({ reader, records }) => {
        const sent = await expectSound(reader, await records.publicUrl(ofVisitor(path)), language)
        await expectFrameless(sent, reader.request)
      })
  else
    test(`${path} is accessible to a visitor, and ships no framework`, async ({
      reader,
      records,
    }) => {
      const sent = await expectSound(reader, await records.publicUrl(ofVisitor(path)))
      await expectFrameless(sent, reader.request)
    })

  test(`${path} is whole in both languages`, async ({ storageState, records }) => {
    const url = await records.publicUrl(ofVisitor(path))
    expectWhole((await read(url, storageState)).html, "fr")
    expectWhole((await read(url, storageState, "en")).html, "en")
  })
}

/** Opens a page, which is all that a page must be; with its text at 200 % too where everything runs. As it was sent. */
async function expectSound(
  page: Page,
  url: string,
  language?: "fr" | "en",
): Promise<{ html: string; link?: string }> {
  if (language) await speak(page, language)
  const expectNone = refusingStrangers(page, world().origin)
  const answer = await page.goto(url)
  expect(answer?.status()).toBe(200)
  expectArrival(page.url(), url)
  expectPolicy(answer?.headers() ?? {})
  if (language) await expect(page.locator("html")).toHaveAttribute("lang", language)
  // Pieces that only scripts show are shown by buttons that are theirs.
  const html = (await answer?.text()) ?? ""
  if (!url.includes("/design/")) await expectPlain(page, html)
  await expectAccessible(page)
  await expectReflow(page)
  await expectWideHeader(page)
  if (everyCombination) await expectZoom(page)
  expectNone()
  return { html, link: answer?.headers().link }
}

/** On the page asked for, and not on its record's own, to which the state of this may lead. */
const expectArrival = (at: string, asked: string) =>
  expect(new URL(at).pathname).toBe(new URL(asked, world().origin).pathname)

const speak = (page: Page, language: "fr" | "en") =>
  page.context().addCookies([{ name: "plume_locale", value: language, url: world().origin }])

/** The page as lines of elements, without the names and the moment of this one answer and of this one form, nor what is for scripts. */
const withoutMount = ({ html }: Answer) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/ data-correlation="[^"]*"|name="(_key|until)" value="[^"]*"/g, "")
    // It may ring between the one and the other.
    .replace(/<a class="shell-tool shell-bell"[\s\S]*?<\/a>/g, "")
    .replace(/\/ap(?=["/?])/g, "/admin")
    .replaceAll("%2Fap%2F", "%2Fadmin%2F")
    .replace(/></g, ">\n<")
    .split("\n")

for (const language of everyCombination ? languages : [undefined])
  test(`the pages of sign-in, sign-up and a forgotten password are accessible${language ? ` in ${language}, light and dark` : ""}`, async ({
    visitor,
  }) => {
    if (language) await speak(visitor, language)
    for (const next of [undefined, "/sign-up", "/password-reset"]) {
      await visitor.goto("/admin/dashboard")
      if (next) await visitor.locator(`.other a[href$='${next}']`).click()
      if (language) await expect(visitor.locator("html")).toHaveAttribute("lang", language)
      await expectAccessible(visitor)
      await expectReflow(visitor)
      if (everyCombination) await expectZoom(visitor)
    }
  })
