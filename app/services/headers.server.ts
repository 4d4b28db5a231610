import { environment } from "../../config/environment"
import { identityClient } from "../../config/identity"
import { statusFrameAddress } from "./session/identity.server"

/** Headers of every page; `server/gate.ts` sets those that any answer has before. */
export function secureHeaders(headers: Headers): void {
  const { origin } = environment()
  headers.set("X-Content-Type-Options", "nosniff")
  // "same-origin", not "no-referrer": with the latter Chromium sends `Origin: null` on our own forms.
  headers.set("Referrer-Policy", "same-origin")
  headers.set("Cross-Origin-Opener-Policy", "same-origin")
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()")
  headers.set("X-Frame-Options", "DENY")
  if (origin.startsWith("https:"))
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
  // What a person sees is nobody else's, and not the next person's at the same machine.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store")
  headers.append("Vary", "Cookie")
}

/**
 * No inline script or style but ours by nonce; forms may lead to the identity server and back, and those of the screens
 * on which one pays to the provider of payments.
 */
export function contentSecurityPolicy(nonce: string, paysElsewhere = false): string {
  const { mode, origin } = environment()
  const development = mode === "development" ? " ws:" : ""
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${development}`,
    `form-action 'self'${identityOrigin()}${paysElsewhere ? paymentOrigin() : ""}`,
    `frame-src ${statusFrameAddress() ?? "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(origin.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ")
}

/** Signing out is a form that ends at the identity server; Chromium checks where it leads. */
function identityOrigin(): string {
  const { identityConfig, origin } = environment()
  if (!identityConfig) return ""
  const issuer = new URL(identityClient().issuer).origin
  return issuer === origin ? "" : ` ${issuer}`
}

/** Where the pages are on which one pays; none where one pays by transfer. */
function paymentOrigin(): string {
  const { payments } = environment()
  return typeof payments === "object" ? ` ${payments.pagesOrigin}` : ""
}
