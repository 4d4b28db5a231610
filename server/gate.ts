import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Environment } from "../config/environment"

type Settings = Pick<Environment, "origin" | "trustProxy">

/** What programs beside this one call by whatever name they know the machine by. */
const ofPrograms = ["/api", "/identity", "/healthz", "/readyz", "/auth/back-channel-logout"]

/**
 * The address of the published site that a request is for, by the host name that it asked for: that of
 * SITES_ORIGIN, or a public name that is not the application's, which may be someone's own domain.
 */
export function siteAsked(
  request: IncomingMessage,
  { origin, sitesOrigin }: Pick<Environment, "origin" | "sitesOrigin">,
): string | undefined {
  const asked = `${new URL(sitesOrigin).protocol}//${request.headers.host ?? ""}`
  if (!URL.canParse(asked)) return undefined
  const { origin: address, hostname } = new URL(asked)
  if (address === sitesOrigin || hostname === new URL(sitesOrigin).hostname) return sitesOrigin
  const isPublic = hostname.includes(".") && !/^[\d.]+$|\.localhost$/.test(hostname)
  if (!isPublic || hostname === new URL(origin).hostname) return undefined
  return ofPrograms.some((folder) => isBelow(pathOf(request), folder)) ? undefined : address
}

const forwarded =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-original-.*|x-rewrite-url|x-http-method.*)$/

/**
 * Gives a request the one form that the tiers may rely on: `Host` is that of ORIGIN, `X-Forwarded-For`
 * holds the client's address alone, `X-Request-Id` the id of its log lines. What a client forwards
 * itself is believed only from the proxies of TRUST_PROXY. Answers with the request's id.
 */
export function normalise(request: IncomingMessage, { origin, trustProxy }: Settings): string {
  const given = request.headers["x-request-id"]
  const believed = trustProxy > 0 && typeof given === "string" && /^[\w-]{8,64}$/.test(given)
  const id = believed ? given : randomUUID()
  const { host, protocol } = new URL(origin)
  const ours: Record<string, string> = {
    host,
    "x-forwarded-for": clientAddress(request, trustProxy),
    "x-forwarded-proto": protocol.slice(0, -1),
    "x-request-id": id,
  }
  const { rawHeaders, headers } = request
  const kept: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? "").toLowerCase()
    if (name in ours || forwarded.test(name)) delete headers[name]
    else kept.push(name, rawHeaders[index + 1] ?? "")
  }
  // Two views of the same headers: oidc-provider reads the object, the Hono adapter the list.
  for (const [name, value] of Object.entries(ours)) {
    headers[name] = value
    kept.push(name, value)
  }
  request.rawHeaders = kept
  return id
}

/** Each trusted proxy has appended the address that it saw; the outermost of those is the client. */
function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const seen = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean)
  const chain = [...seen, request.socket.remoteAddress ?? ""]
  return chain[Math.max(0, chain.length - 1 - trustProxy)] ?? ""
}

/**
 * Whether a request may do what it asks, judged by where it comes from: whatever may change something
 * must come from a page of ours, with three exceptions that carry their own credentials and so gain
 * nothing from a browser's cookies: the API, which reads none, calls of the identity server's
 * endpoints by programs, which send none, and its word that someone signed out.
 */
export function comesFromUs(request: IncomingMessage, { origin }: Settings): boolean {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS")
    return true
  const path = pathOf(request)
  if (isBelow(path, "/api")) return true
  if (isBelow(path, "/identity") && !request.headers.cookie) return true
  // The identity server's own call: its token is signed, and no cookie is read.
  if (path === "/auth/back-channel-logout") return true
  const site = request.headers["sec-fetch-site"]
  const asked = request.headers.origin
  if (!site && !asked) return false
  return (!site || site === "same-origin") && (!asked || asked === origin)
}

/** Headers that every answer has, errors too; a tier may set its own value over one. */
export function protectiveHeaders({ origin }: Settings): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    // Not "no-referrer": Chromium would then send `Origin: null` with our own forms.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(origin.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  }
}

export function secure(response: ServerResponse, settings: Settings, requestId: string): void {
  response.setHeader("X-Request-Id", requestId)
  for (const [name, value] of Object.entries(protectiveHeaders(settings)))
    response.setHeader(name, value)
}

/**
 * The path as the tiers will see it, without the query: they make a URL of it, to which `/api/../admin` is
 * `/admin`, and so are `%2e%2e` and backslashes.
 */
export function pathOf(request: IncomingMessage): string {
  const url = request.url ?? "/"
  // What begins with two slashes is a path here, and would be a host to a URL alone.
  const whole = url.startsWith("/") ? `http://plume${url}` : url
  return URL.canParse(whole) ? new URL(whole).pathname : url
}

export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
