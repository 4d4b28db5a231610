import { type Cookie, type CookieOptions, createCookie } from "@remix-run/node"
import { ConfigurationError, environment } from "../../../config/environment"

const cookies = new Map<string, Cookie>()

/** Under https names carry `__Host-`: no other host, no plain connection, can set or read such a cookie. */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

export function isSecure(): boolean {
  return environment().origin.startsWith("https:")
}

/** A cookie that only we can write, unseen by scripts, sent along when someone follows a link to us. */
export function signedCookie(name: string, options: CookieOptions = {}): Cookie {
  let cookie = cookies.get(name)
  if (!cookie) {
    cookie = createCookie(cookieName(name), {
      httpOnly: true,
      path: "/",
      sameSite: "lax",
      secure: isSecure(),
      secrets: sessionSecrets(),
      ...options,
    })
    cookies.set(name, cookie)
  }
  return cookie
}

/** What signs cookies: the first of the comma list signs, the others are still believed while it rotates. */
export function sessionSecrets(): [string, ...string[]] {
  const [first, ...older] = (environment().sessionSecret ?? "").split(",").map((it) => it.trim())
  if (!first) throw new ConfigurationError("SESSION_SECRET: not set")
  return [first, ...older]
}
