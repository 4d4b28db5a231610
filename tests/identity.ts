import { createHash, randomBytes } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type pg from "pg"
import PostalMime, { type Email } from "postal-mime"
import { onTestFinished } from "vitest"
import { openTransport } from "../api/mailer/open-transport"
import type { Accounts } from "../api/ports/accounts"
import type { IdentityEvent } from "../identity/events"
import type { SendEmail } from "../identity/mail/queue"
import { createIdentity } from "../identity/rotating-identity"
import { Visitor } from "../scripts/visitor"
import { listJobs, startJobs } from "../server/jobs"
import { lendDatabase } from "./database"
import { eventually } from "./eventually"

export const goodPassword = "quatre plumes bleues"

export interface TestIdentity {
  origin: string
  pool: pg.Pool
  /** What was written down of accounts, in order. */
  events: IdentityEvent[]
  /** The server's clock, which stands still until it is moved. */
  clock: { now: number }
  /** The messages to this address, parsed back, once there are so many. */
  mailsTo(address: string, count?: number): Promise<Email[]>
  clientSecret: string
  /** A browser of one person's, with cookies of its own. */
  browser(redirectUri?: string): Visitor
  /** Where it listens, whatever the public origin is. */
  port: number
  /** What administrators do to its accounts. */
  accounts: Accounts
  /** Takes the keys as the database has them now. */
  lookAtKeys(): Promise<void>
  /** Calls an address of the public origin, wherever that is. */
  call(path: string, init?: RequestInit): Promise<Response>
}

interface Options {
  rateLimits?: boolean
  /** The public origin, where it is not the address that the server listens on. */
  origin?: string
  /** Another instance on the same database. */
  pool?: pg.Pool
  /** A mail server that may be away; without it, messages are written to a folder. */
  mail?: SendEmail
  firstAccount?: string
  onFirstAccount?: () => void
}

/** The identity server over real HTTP, on a database that is the test's own until it ends. */
export async function startIdentity(options: Options = {}): Promise<TestIdentity> {
  const pool = options.pool ?? (await ownPool())
  const dataDir = await mkdtemp(join(tmpdir(), "plume-identity-"))
  const server = createServer((request, response) => identity.listener(request, response))
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const { port } = server.address() as AddressInfo
  const here = `http://127.0.0.1:${port}`
  const origin = options.origin ?? here
  const events: IdentityEvent[] = []
  const clock = { now: Date.parse("2026-11-21T09:00:00Z") }
  const outbox = join(dataDir, "outbox")
  const identity = await createIdentity({
    pool,
    origin,
    port,
    dataDir,
    mail: options.mail ?? openTransport({ dataDir, mailFrom: "Plume <plume@exemple.fr>" }),
    log: { info: () => {}, warn: () => {}, error: (details) => console.error(details) },
    clock: () => new Date(clock.now),
    rateLimits: options.rateLimits ?? false,
    record: async (event) => void events.push(event),
    firstAccount: options.firstAccount,
    onFirstAccount: options.onFirstAccount,
  })
  // As the product does; those of the API need more than an identity server.
  const jobs = startJobs(listJobs({ api: undefined, identity }), { error: console.error })
  onTestFinished(async () => {
    await jobs.stop()
    await identity.close()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await rm(dataDir, { recursive: true })
  })
  const connect = (url: string) => url.replace(origin, here)
  return {
    origin,
    pool,
    events,
    clock,
    mailsTo: (address, count = 1) =>
      eventually(async () => {
        const mails = await mailsIn(outbox, address)
        if (mails.length < count) throw new Error(`${mails.length} mails to ${address}`)
        return mails
      }),
    clientSecret: JSON.parse(readFileSync(identity.clientFile, "utf8")).clientSecret,
    port,
    accounts: identity.accounts,
    lookAtKeys: identity.lookAtKeys,
    browser: (redirectUri = `${origin}/auth/callback`) => new Visitor(redirectUri, connect),
    call: (path, init) => fetch(`${here}${path}`, { redirect: "manual", ...init }),
  }
}

/** Whole messages as they were handed over, in the order of their writing. */
async function mailsIn(folder: string, address: string): Promise<Email[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.eml$/.test(name)) : []
  const paths = files.map((name) => join(folder, name))
  paths.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
  const mails = await Promise.all(paths.map((path) => PostalMime.parse(readFileSync(path))))
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}

/** The one link of a letter's text. */
export function linkIn(mail: Pick<Email, "text"> | undefined): string {
  return /https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "no link"
}

async function ownPool(): Promise<pg.Pool> {
  const { pool, giveBack } = await lendDatabase("plume_identity")
  onTestFinished(giveBack)
  return pool
}

export interface Request {
  url: string
  verifier: string
}

/** An authorization request of the web client's, as it should be but for what is replaced. */
export function authorizationRequest(
  { origin }: TestIdentity,
  replaced: Record<string, string | undefined> = {},
): Request {
  const verifier = randomBytes(32).toString("base64url")
  const url = new URL(`${origin}/identity/auth`)
  const parameters = {
    client_id: "plume-web",
    redirect_uri: `${origin}/auth/callback`,
    response_type: "code",
    scope: "openid profile email",
    state: "the-state",
    nonce: "the-nonce",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...replaced,
  }
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value)
  return { url: url.href, verifier }
}

/** Where the first form of a page is posted to. */
export function formAction(page: { url: string; body: string }): string {
  const action = /<form[^>]*\baction="(?!\/identity\/language)([^"]+)"/.exec(page.body)?.[1] ?? ""
  return new URL(action.replaceAll("&amp;", "&"), page.url).href
}

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  error?: string
}

/** Signs up, or signs in, and answers the address at which the client's callback was reached. */
export async function enter(
  identity: TestIdentity,
  how: "signUp" | "signIn",
  email: string,
  request: Request,
  browser = identity.browser(),
): Promise<URL> {
  const prompt = how === "signUp" ? "create" : "login"
  const page = await browser.visit(`${request.url}&prompt=${prompt}`)
  const fields = { email, password: goodPassword, passwordConfirmation: goodPassword }
  const answer = await browser.visit(formAction(page), fields)
  // Signing up ends where one signs in.
  const last = how === "signUp" ? await browser.visit(formAction(answer), fields) : answer
  return new URL(last.url)
}

/** Asks the token endpoint as the web client. */
export async function ask(
  identity: TestIdentity,
  parameters: Record<string, string>,
): Promise<{ status: number; tokens: Tokens }> {
  const basic = Buffer.from(`plume-web:${identity.clientSecret}`).toString("base64")
  const answer = await identity.call("/identity/token", {
    method: "POST",
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams(parameters),
  })
  return { status: answer.status, tokens: (await answer.json()) as Tokens }
}

export function redeem(identity: TestIdentity, callback: URL, verifier: string) {
  return ask(identity, {
    grant_type: "authorization_code",
    code: callback.searchParams.get("code") ?? "",
    redirect_uri: `${identity.origin}/auth/callback`,
    code_verifier: verifier,
  })
}

export function refresh(identity: TestIdentity, refreshToken: string) {
  return ask(identity, { grant_type: "refresh_token", refresh_token: refreshToken })
}

/** A person who has just signed up, and the tokens that the web client got for it. */
export async function signedUp(identity: TestIdentity, email: string, browser?: Visitor) {
  const request = authorizationRequest(identity)
  const callback = await enter(identity, "signUp", email, request, browser)
  const { tokens } = await redeem(identity, callback, request.verifier)
  return { callback, request, tokens }
}
