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
