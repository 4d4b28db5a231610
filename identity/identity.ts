import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import type { Provider } from "oidc-provider"
import type { Pool } from "pg"
import { sweep } from "./adapter"
import { accountAdministration } from "./administration"
import { writeClientFile } from "./clients"
import type { RecordIdentityEvent } from "./events"
import type { KeyRing } from "./keys"
import { poster } from "./letters"
import { createProvider } from "./provider"
import { noRateLimits, postgresRateLimits } from "./rate-limits"
import { accountSessions } from "./sessions"
import { createPages, pagePaths } from "./site"

const sweepEvery = 10 * 60 * 1000

export interface IdentityParts {
  /** Connections of the role `plume_identity`; the caller ends them. */
  pool: Pool
  /** The public address, without a trailing slash, and the port on which this process listens. */
  origin: string
  port: number
  dataDir: string
  mail(message: { to: string; subject: string; text: string; html: string }): Promise<unknown>
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>
  clock(): Date
  /** Off for tests only. */
  rateLimits?: boolean
  /** The person's network address; who believes forwarded headers, says so here. */
  addressOf?(request: IncomingMessage): string
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
  close(): Promise<void>
}

/** The embedded OpenID provider, at `${origin}/identity`, with the keys of this moment. */
export async function openWithKeys(parts: IdentityParts, keys: KeyRing): Promise<Identity> {
  const { pool, origin, port, log } = parts
  const provider = createProvider({ pool, origin, port, keys, clock: parts.clock })
  report(provider, log)
  const clientFile = join(parts.dataDir, "identity-client.json")
  await writeClientFile(clientFile, provider.issuer, keys.clientSecret)
  const addressOf = parts.addressOf ?? ((request) => request.socket.remoteAddress ?? "")
  const sessions = accountSessions(pool, provider)
  const later = afterwards((error) => log.error({ err: error }, "letter not sent"))
  const pages = createPages({
    provider,
    pool,
    origin,
    sessions,
    limits: parts.rateLimits === false ? noRateLimits : postgresRateLimits(pool),
    clock: parts.clock,
    record: parts.record ?? (async () => {}),
    post: poster(parts.mail),
    afterwards: later.add,
    addressOf: ({ incoming }) => addressOf(incoming as IncomingMessage),
    onError: (error) => log.error({ err: error }, "identity page failed"),
  })
  const stopSweeping = sweepRegularly(pool, log)
  return {
    listener: mount(origin, getRequestListener(pages.fetch), provider.callback()),
    clientFile,
    accounts: accountAdministration(pool, sessions),
    async close() {
      await stopSweeping()
      await later.settled()
    },
  }
}

/** What is done after an answer, and waited for before the connections end. */
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

function report(provider: Provider, log: IdentityParts["log"]): void {
  provider.on("server_error", (_ctx, error) => log.error({ err: error }, "identity server failed"))
  provider.on("backchannel.error", (_ctx, error, client) =>
    log.warn({ err: error, client: client.clientId }, "back-channel logout failed"),
  )
}

function sweepRegularly(pool: Pool, log: IdentityParts["log"]): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep(pool).catch((error) => log.warn({ err: error }, "identity sweep failed"))
  }, sweepEvery)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
