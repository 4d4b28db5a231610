import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { test as base, type Page } from "@playwright/test"
import { type Account, signUp } from "./accounts"
import { Records } from "./records"
import { world } from "./world"

interface Fixtures {
  /** A page of a person who signed up a moment ago and has nothing yet. */
  freshAccount(name?: string): Promise<{ account: Account; page: Page }>
  /** A page that nobody is signed in on. */
  visitor: Page
  /**
   * The page of whoever the test is signed in as, for a test that only looks: it stays open for the next one, so
   * that what screens share is fetched, read and compiled once.
   */
  reader: Page
  /** Records made through the API when a test asks for them: Camille's, unless it is about another. */
  records: Records
}

interface SharedFixtures {
  /** The pages that stay open, by the session that they read with. */
  readers: Map<string, Page>
  recordsOfCamille: Records
  /** With what only administrators see: the people and roles of the installation. */
  recordsOfAdmin: Records
}

/** Tests start signed in as Camille, in French. */
export const test = base.extend<Fixtures, SharedFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
  baseURL: async ({}, use) => use(world().origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
  storageState: async ({}, use) => use(world().camille.state),
  visitor: async ({ browser, baseURL, javaScriptEnabled }, use) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled,
      storageState: undefined,
    })
    await use(await context.newPage())
    await context.close()
  },
  reader: async ({ readers, browser, baseURL, storageState }, use) => {
    const session = JSON.stringify(storageState)
    const page =
      readers.get(session) ??
      (await (await browser.newContext({ baseURL, storageState })).newPage())
    readers.set(session, page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await use(page)
    page.removeAllListeners("request")
  },
  readers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const readers = new Map<string, Page>()
      await use(readers)
      for (const page of readers.values()) await page.context().close()
    },
    { scope: "worker" },
  ],
  freshAccount: async ({ browser, baseURL, javaScriptEnabled }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (name = "camille") => {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled,
        storageState: undefined,
      })
      contexts.push(context)
      const page = await context.newPage()
      return { account: await signUp(page, name), page }
    })
    for (const context of contexts) await context.close()
  },
  records: async ({ recordsOfCamille }, use) => use(recordsOfCamille),
  recordsOfCamille: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) =>
      use(
        await Records.of(
          () => tokenOf(world().camille),
          "camille",
          () => tokenOf(world().admin),
        ),
      ),
    { scope: "worker" },
  ],
  recordsOfAdmin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => use(await Records.of(() => tokenOf(world().admin), "admin")),
    { scope: "worker" },
  ],
})

export { expect } from "@playwright/test"

/** An access token of the account, got as any program beside ours gets one. */
export async function tokenOf(
  { email, password }: Account,
  environment = world().environment,
): Promise<string> {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ["scripts/token.js", email, password], {
    env: { ...process.env, ...environment },
  })
  return stdout.trim()
}
