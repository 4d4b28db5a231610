/**
 * The tag that XML begins with, after blanks, its declaration, instructions and comments of whatever length;
 * "beyond" where the bytes end before it, nothing where they begin as no XML does.
 */
function rootTag(bytes: Uint8Array): string | "beyond" | undefined {
  // Single bytes are enough for what is looked for; of letters of two bytes one is zero.
  const text = Buffer.from(bytes).toString("latin1").replaceAll("\0", "")
  let at = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?/.exec(text)?.[0].length ?? 0
  let isXml = false
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1
    const end = text.startsWith("<!--", at) ? "-->" : text.startsWith("<?", at) ? "?>" : undefined
    if (!end) break
    isXml = true
    const found = text.indexOf(end, at + 2)
    if (found < 0) return "beyond"
    at = found + end.length
  }
  if (at >= text.length) return isXml ? "beyond" : undefined
  const tag = /^<[\w:.-]{1,80}(?:\s[^>]{0,8000})?>/.exec(text.slice(at, at + 8_192))?.[0]
  return (
    tag ?? (text.length - at < 8_192 && /^<[\w:.-]/.test(text.slice(at)) ? "beyond" : undefined)
  )
}

const roots =
  /^<(?:[\w.-]{1,40}:)?CrossIndustry(?:Invoice|Document)[\s>]|:ubl:schema:xsd:(?:Invoice|CreditNote)-2["']/

/**
 * Whether bytes begin as the XML of a bill does; that of ZUGFeRD 1 too, so that it can be called by its name.
 * The XMP of a Factur-X names these words, but not as its root.
 */
export function isBill(bytes: Uint8Array): boolean {
  return roots.test(rootTag(bytes) ?? "")
}

/** Whether what was looked at ends before the root of some XML. */
export const endsBeforeRoot = (bytes: Uint8Array): boolean => rootTag(bytes) === "beyond"
