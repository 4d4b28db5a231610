/**
 * Whether a request that changes something comes from our own pages. Every browser sends Origin or
 * Sec-Fetch-Site with a form; a program that sends neither has no cookies of anyone else's to abuse,
 * and must know the interaction's unguessable address besides.
 */
export function isSameOrigin(request: Request, origin: string): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true
  const from = request.headers.get("origin")
  if (from !== null) return from === origin
  const site = request.headers.get("sec-fetch-site")
  return site === null || site === "same-origin"
}
