const deadline = 2_000
const mostBytes = 1024 * 1024

/** A public server that answered, and not with what it was asked for. */
export class PublicServerError extends Error {
  override name = "PublicServerError"
  constructor(
    url: URL,
    readonly status: number,
  ) {
    super(`${url.host} said ${status}`)
  }
}

/** Servers that wanted not to be asked for a while, and until when; by host, of which we ask few. */
const resting = new Map<string, number>()
const longestRest = 300

/**
 * Asks a public server for JSON. One that takes longer is given up: people can type what it would have said. One
 * that says Retry-After is left alone until then: who keeps asking is shut out for longer.
 */
export async function fetchJson(url: URL, now: Date): Promise<unknown> {
  if ((resting.get(url.host) ?? 0) > now.getTime()) throw new PublicServerError(url, 429)
  const response = await fetch(url, {
    // None of them redirects; whoever does could lead anywhere (security C76).
    redirect: "error",
    signal: AbortSignal.timeout(deadline),
    headers: { Accept: "application/json", "User-Agent": "Plume" },
  })
  if (!response.ok) {
    await response.body?.cancel()
    const wait = Number(response.headers.get("retry-after"))
    if (wait > 0) resting.set(url.host, now.getTime() + Math.min(wait, longestRest) * 1000)
    throw new PublicServerError(url, response.status)
  }
  return JSON.parse(await bounded(response))
}

/** The text of an answer, of so many bytes at most. */
export async function bounded(response: Response, most = mostBytes): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let size = 0
  let text = ""
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > most) {
      await reader?.cancel()
      throw new Error("the answer is too long")
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Answers that were given before, the youngest `most` of them. */
export function cacheOf<Value>(most: number, keptFor: number) {
  const kept = new Map<string, { value: Value; until: number }>()
  return {
    find(key: string, now: Date): Value | undefined {
      const earlier = kept.get(key)
      return earlier && earlier.until > now.getTime() ? earlier.value : undefined
    },
    keep(key: string, value: Value, now: Date): void {
      kept.delete(key)
      kept.set(key, { value, until: now.getTime() + keptFor })
      const oldest = kept.keys().next().value
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
