/** The value of a plain cookie of the request. */
export function readCookie(request: Request, name: string): string | undefined {
  return cookiesOf(request).get(name)
}

/** Every cookie of the request, undecoded. */
export function cookiesOf(request: Request): Map<string, string> {
  const pairs = (request.headers.get("Cookie") ?? "").split(";").map((pair) => {
    const separator = pair.indexOf("=")
    return [pair.slice(0, separator).trim(), pair.slice(separator + 1).trim()] as const
  })
  return new Map(pairs.filter(([name]) => name !== ""))
}
