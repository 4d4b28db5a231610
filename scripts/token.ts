import { createHash, randomBytes } from "node:crypto"
import { environment } from "../config/environment"
import { identityClient } from "../config/identity"
import { type Page, Visitor } from "./visitor"

const clientId = "plume-cli"
/** Nobody listens there: the code is read from the redirect that leads to it. */
const redirectUri = "http://127.0.0.1:49152/callback"

/** A refusal that the person at the terminal can act upon. */
class SignInError extends Error {}

/** An access token of the person's, by authorization code and PKCE (RFC 8252, RFC 7636). */
async function obtainToken(email: string, password: string, code?: string): Promise<string> {
  const { identityConfig, origin } = environment()
  const issuer = identityConfig ? identityClient().issuer : `${origin}/identity`
  const server = await discover(issuer)
  const verifier = randomBytes(32).toString("base64url")
  const state = randomBytes(16).toString("base64url")
  const request = new URL(server.authorization_endpoint)
  request.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid profile email",
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  }).toString()
  const visitor = new Visitor(redirectUri)
  const form = await visitor.visit(request.href)
  // Keycloak's field for the address is named after what else it may hold.
  const named = await visitor.visit(formAction(form), { email, username: email, password })
  const answer = await secondStep(visitor, named, code)
  return redeem(server.token_endpoint, codeIn(answer, state), verifier)
}

interface Discovery {
  authorization_endpoint: string
  token_endpoint: string
}

async function discover(issuer: string): Promise<Discovery> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => {
    throw new SignInError(`nothing answers at ${issuer}`)
  })
  if (!answer.ok) throw new SignInError(`${issuer} answered ${answer.status}`)
  return (await answer.json()) as Discovery
}

/** Gives the code of an app, or a recovery code, where the account asks for one after the password. */
async function secondStep(visitor: Visitor, page: Page, code: string | undefined): Promise<Page> {
  const field = /<input[^>]*\bname="(code|otp)"/.exec(page.body)?.[1]
  if (!field) return page
  if (!code) throw new SignInError("the account asks for a second step: give its code as well")
  return visitor.visit(formAction(page), { [field]: code })
}

function formAction(page: Page): string {
  const action = /<form[^>]*\baction="(?!\/identity\/language)([^"]+)"/.exec(page.body)?.[1]
  if (!action) throw new SignInError(`no sign-in form at ${page.url}`)
  return new URL(action.replaceAll("&amp;", "&"), page.url).href
}

function codeIn(answer: Page, state: string): string {
  const answered = new URL(answer.url)
  if (!answer.url.startsWith(redirectUri)) {
    const summary = /<div class="summary"[^>]*>([\s\S]*?)<\/div>/.exec(answer.body)?.[1] ?? ""
    const reason = summary
      .replace(/<h2>.*?<\/h2>|<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim()
    throw new SignInError(reason || `sign-in ended at ${answered.pathname}`)
  }
  if (answered.searchParams.get("state") !== state)
    throw new SignInError("the state does not match")
  const code = answered.searchParams.get("code")
  if (!code) throw new SignInError(answered.searchParams.get("error") ?? "no code was given")
  return code
}

async function redeem(endpoint: string, code: string, verifier: string): Promise<string> {
  const answer = await fetch(endpoint, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  })
  const tokens = (await answer.json()) as { access_token?: string; error?: string }
  if (!tokens.access_token)
    throw new SignInError(tokens.error ?? `the server answered ${answer.status}`)
  return tokens.access_token
}

const [email, password, code] = process.argv.slice(2)
if (!email || !password) {
  console.error("usage: npm run -s token -- EMAIL PASSWORD [CODE]")
  process.exit(2)
}
try {
  console.log(await obtainToken(email, password, code))
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(`no token: ${error.message}`)
  process.exit(1)
}
