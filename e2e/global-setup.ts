import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { browserArguments, findBrowser } from "../scripts/browser.js"
import { type Account, confirmEmail, signUp } from "./accounts"
import { tokenOf } from "./fixtures"
import { offerGallery } from "./gallery-server"
import { startMailServer } from "./mail-server"
import { callsBy, issueLate } from "./records"
import { startRegisters } from "./registers"
import { type BuiltServer, startServer } from "./server"
import { publishWorld } from "./world"

/**
 * One server, one mail server and one stand-in for the public registers, for the whole run. The first account of an installation is its
 * administrator; Camille is the second. Both stay signed in, so that most tests start where they begin.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const mail = await startMailServer()
  const registers = await startRegisters()
  const server = await startServer({
    SMTP_URL: mail.url,
    COMPANY_LOOKUP_URL: registers.url,
    COMMUNE_LOOKUP_URL: registers.url,
  })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  const states = join(server.dataDir, "states")
  mkdirSync(states)
  const enter = async (
    { origin }: Pick<BuiltServer, "origin">,
    name: string,
  ): Promise<Account & { state: string }> => {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
    const page = await context.newPage()
    const account = await signUp(page, name)
    if (origin === server.origin) await confirmEmail(page, account, mail.folder)
    const state = join(states, `${name}.json`)
    await context.storageState({ path: state })
    await context.close()
    return { ...account, state }
  }
  const gallery = await offerGallery(enter)
  const stop = async () => {
    await browser.close()
    await gallery.stop()
    await server.stop()
    await mail.stop()
    await registers.stop()
  }
  try {
    const environment = { PORT: new URL(server.origin).port, DATA_DIR: server.dataDir }
    const known = { origin: server.origin, environment, mails: mail.folder, gallery: gallery.url }
    const [admin, camille] = [await enter(server, "admin"), await enter(server, "camille")]
    const token = () => tokenOf(camille, environment)
    const late = await issueLate(callsBy(token, server.origin))
    publishWorld({ ...known, admin, camille, late })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
