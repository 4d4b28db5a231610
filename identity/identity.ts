import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import type { Provider } from "oidc-provider"
import type { Pool } from "pg"
import { sweep } from "./adapter"
import { accountAdministration } from "./administration"
import { writeClientFile } from "./clients"
import type { IdentityEvent, RecordIdentityEvent } from "./events"
import type { KeyRing } from "./keys"
import { openEmailQueue, type SendEmail } from "./mail/queue"
import type { Wording } from "./mail/writing"
import { createProvider } from "./provider"
import { noRateLimits, postgresRateLimits } from "./rate-limits"
import { recordRefusals } from "./refusals"
import { clearBetweenRequests } from "./request-storage"
import { accountSessions } from "./sessions"
import { createPages, pagePaths } from "./site"

export interface IdentityParts {
  /** Connections of the role `plume_identity`; the caller ends them. */
  pool: Pool
  /** The public address, without a trailing slash, and the port on which this process listens. */
  origin: string
  port: number
  dataDir: string
  mail: SendEmail
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>
  clock(): Date
  /** Off for tests only. */
  rateLimits?: boolean
  /** The person's network address; who believes forwarded headers, says so here. */
  addressOf?(request: IncomingMessage): string
  /** Nothing is to be paid here, ever: no trial is spoken of. */
  isFree?: boolean
  /** The secret of the link by which the first account is made; anyone makes it where there is none. */
  firstAccount?: string
  /** Messages in words of the administrators', where they saved some. */
  wording?: Wording
  /** That account was made: its link is used. */
  onFirstAccount?: () => void
  /** Told of what happens to accounts; without it nothing is written down. */
  record?: RecordIdentityEvent
}

export interface Identity {
  /** Answers everything under `/identity`; takes the request with its full path. */
  listener(request: IncomingMessage, response: ServerResponse): void
  /** The path of the web client's JSON file (IDENTITY_CONFIG). */
  clientFile: string
  /** What administrators of the product do to accounts. */
  accounts: ReturnType<typeof accountAdministration>
  /** Sends the e-mails that are due. New ones leave by themselves; these were not taken before. */
  deliverEmails(): Promise<void>
  /** Drops what has ended: sessions, grants, codes. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** The embedded OpenID provider, at `${origin}/identity`, with the keys of this moment. */
export async function openWithKeys(parts: IdentityParts, keys: KeyRing): Promise<Identity> {
  const { pool, origin, port, log } = parts
  const provider = createProvider({ pool, origin, port, keys, clock: parts.clock })
  const clientFile = join(parts.dataDir, "identity-client.json")
  await writeClientFile(clientFile, provider.issuer, keys.clientSecret)
  const addressOf = parts.addressOf ?? ((request) => request.socket.remoteAddress ?? "")
  const sessions = accountSessions(pool, provider)
  const record = parts.record ?? (async () => {})
  const noting = afterwards((error) => log.error({ err: error }, "not written down"))
  report(provider, log, (event) => noting.add(() => record(event)))
  const limits = parts.rateLimits === false ? noRateLimits : postgresRateLimits(pool)
  const postOffice = openEmailQueue({ ...parts, log })
  const pages = createPages({
    provider,
    pool,
    origin,
    sessions,
    limits: recordRefusals(limits, record),
    clock: parts.clock,
    record,
    post: postOffice.post,
    addressOf: ({ incoming }) => addressOf(incoming as IncomingMessage),
    onError: (error) => log.error({ err: error }, "identity page failed"),
    isFree: parts.isFree ?? false,
    firstAccount: parts.firstAccount,
    onFirstAccount: parts.onFirstAccount,
  })
  return {
    listener: mount(
      origin,
      getRequestListener(pages.fetch),
      clearBetweenRequests(provider.callback()),
    ),
    clientFile,
    accounts: accountAdministration(pool, sessions),
    deliverEmails: postOffice.deliver,
    sweep: () => sweep(pool),
    async close() {
      await Promise.all([postOffice.close(), noting.settled()])
    },
  }
}

/** What is done without anyone waiting for it, but before the connections end. */
function afterwards(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>()
  return {
    add(work: () => Promise<void>) {
      const done = work()
        .catch(onError)
        .finally(() => running.delete(done))
      running.add(done)
    },
    settled: () => Promise.all(running),
  }
}

/**
 * Sends a request to the pages or to the protocol. Whatever the request said of host and scheme,
 * the configured origin is what links and the issuer are made of (security A23).
 */
function mount(
  origin: string,
  pages: Identity["listener"],
  protocol: Identity["listener"],
): Identity["listener"] {
  const { host, protocol: scheme } = new URL(origin)
  return (request, response) => {
    request.headers.host = host
    request.headers["x-forwarded-proto"] = scheme.slice(0, -1)
    delete request.headers["x-forwarded-host"]
    const url = request.url ?? "/"
    if (pagePaths.test(url)) return pages(request, response)
    // As Express does for what is mounted: oidc-provider finds the prefix by comparing the two.
    Object.assign(request, { originalUrl: url, url: url.slice("/identity".length) || "/" })
    return protocol(request, response)
  }
}

/** What the protocol tells by events: what failed, and what is to be written down. */
function report(
  provider: Provider,
  log: IdentityParts["log"],
  note: (event: IdentityEvent) => void,
): void {
  provider.on("end_session.success", ({ oidc }) => {
    const accountId = oidc.session?.accountId
    if (accountId) note({ kind: "signedOut", accountId })
  })
  // At the token endpoint a grant ends only because a code, or a refresh token, came a second time (A8).
  provider.on("grant.revoked", ({ oidc }) => {
    if (oidc.route !== "token") return
    const { RefreshToken, AuthorizationCode } = oidc.entities
    note({ kind: "tokenReused", accountId: (RefreshToken ?? AuthorizationCode)?.accountId })
  })
  provider.on("server_error", (_ctx, error) => log.error({ err: error }, "identity server failed"))
  provider.on("backchannel.error", (_ctx, error, client) =>
    log.warn({ err: error, client: client.clientId }, "back-channel logout failed"),
  )
}
