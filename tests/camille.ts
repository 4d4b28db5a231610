import { Secret, TOTP } from "otpauth"
import type { Visitor } from "../scripts/visitor"
import {
  authorizationRequest,
  formAction,
  goodPassword,
  signedUp,
  startIdentity,
  type TestIdentity,
} from "./identity"

export const camille = "camille@exemple.fr"
/** The password that Camille chooses when hers is changed. */
export const another = "six plumes grises"
export const minute = 60_000

/** Camille, signed up and signed in on one browser, and the addresses of her account's pages. */
export async function startWithCamille(options: Parameters<typeof startIdentity>[0] = {}) {
  const identity = await startIdentity(options)
  const browser = identity.browser()
  const { tokens } = await signedUp(identity, camille, browser)
  const at = (path: string) => `${identity.origin}/identity/account${path}`
  return { identity, browser, tokens, at }
}

/** Camille signs in as far as the password leads. */
export async function withPassword(
  identity: TestIdentity,
  browser: Visitor = identity.browser(),
  password = goodPassword,
  request = authorizationRequest(identity),
) {
  const page = await browser.visit(request.url)
  return browser.visit(formAction(page), { email: camille, password })
}

/** What an app with this secret shows. */
export const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** Sets an app up by the pages, and answers its secret and the recovery codes. */
export async function addApp({
  identity,
  browser,
  at,
}: Awaited<ReturnType<typeof startWithCamille>>) {
  const page = await browser.visit(at("/app"), { currentPassword: goodPassword })
  const secret = (/<p class="secret"><code>([^<]+)/.exec(page.body)?.[1] ?? "").replaceAll(" ", "")
  const shown = await browser.visit(at("/app/scan"), { code: codeAt(secret, identity.clock.now) })
  const codes = [...shown.body.matchAll(/<li><code>([^<]+)/g)].map(([, code = ""]) => code)
  return { page, secret, codes }
}
