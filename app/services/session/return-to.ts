const home = "/"
const longest = 1_000
const own = "http://own.invalid"

/**
 * An address of ours to come back to, from a text that anyone may have written: a path, with its query,
 * and nothing that a browser could read as another host or scheme. Whatever else it is becomes `/`.
 */
export function safeReturnTo(text: unknown, otherwise = home): string {
  if (typeof text !== "string" || text.length > longest) return otherwise
  // Browsers drop tabs and line ends and take \ for /: neither belongs in a path.
  if (!text.startsWith("/") || /[\\\p{Cc}\p{Cf}\p{Z}]/u.test(text)) return otherwise
  // What is hidden by encoding is judged as if it were not: a proxy may decode it.
  const plain = decoded(text)
  if (/^\/[/\\]/.test(plain) || /\p{Cc}/u.test(plain)) return otherwise
  if (![plain, text].every(isOurs)) return otherwise
  const url = new URL(text, own)
  return url.pathname + url.search
}

function isOurs(text: string): boolean {
  if (!URL.canParse(text, own)) return false
  const url = new URL(text, own)
  return url.origin === own && !url.pathname.startsWith("//")
}

/** Decoded until nothing is left to decode, three times at most. */
function decoded(text: string): string {
  let result = text
  for (let round = 0; round < 3; round++) {
    const next = decodeOnce(result)
    if (next === result) break
    result = next
  }
  return result
}

/** As UTF-8, in which people write; what is none of it byte by byte. */
function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }
}
