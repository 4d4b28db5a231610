import { createHash } from "node:crypto"

/**
 * An answer that anyone may keep: 304 to a reader who has this very text already. One that sets a cookie,
 * or that was not found, is for its reader alone.
 */
export function revalidated(
  request: Request,
  body: string | Buffer<ArrayBuffer>,
  { status = 200, headers }: { status?: number; headers: Headers },
): Response {
  const isPublic = headers.get("Cache-Control")?.startsWith("public")
  if (!isPublic) return new Response(body, { status, headers })
  if (status !== 200 || headers.has("Set-Cookie")) {
    headers.set("Cache-Control", "private, no-store")
    return new Response(body, { status, headers })
  }
  // Weak: compressed or not, the text is the same.
  const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`
  headers.set("ETag", tag)
  const known = request.headers.get("If-None-Match")?.split(",") ?? []
  if (known.some((one) => one.trim() === tag)) return new Response(null, { status: 304, headers })
  return new Response(body, { status, headers })
}
