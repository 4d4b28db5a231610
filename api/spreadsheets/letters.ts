import { isUtf8 } from "node:buffer"

/** What stands at the bytes 0x80 to 0x9f of windows-1252; a decoder of Node 20 leaves them as they are. */
const of1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"

/** The bytes of which ISO 8859-15 makes € Œ œ Ÿ, and windows-1252 signs that nobody writes. */
const of885915 = /[\xa4\xbc\xbd\xbe]/
const controls = /[\x80-\x9f]/

/**
 * The text of bytes: by their mark; as UTF-8 where they are valid UTF-8, whatever a header says; as it is declared, if
 * that is known; else by the letters of Windows, or of ISO 8859-15 where the bytes only make sense there.
 */
export function textOf(bytes: Uint8Array, declared?: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return ofOneByte(bytes, declared)
  }
}

/** Whether bytes bear the mark of UTF-16, or are valid UTF-8. */
export const isOfUnicode = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  isUtf8(bytes)

function ofOneByte(bytes: Uint8Array, declared: string | undefined): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
  const label = declared?.toLowerCase() ?? ""
  const is885915 = /8859-?15|latin-?9/.test(label)
  const isOther = label !== "" && !is885915
  if (controls.test(text) || isOther || !(is885915 || of885915.test(text)))
    return lettersOfWindows(text)
  return new TextDecoder("iso-8859-15").decode(bytes)
}

/** The same text with the signs that windows-1252 has at the bytes 0x80 to 0x9f. */
export const lettersOfWindows = (text: string) =>
  text.replace(/[\x80-\x9f]/g, (sign) => of1252[sign.charCodeAt(0) - 0x80] ?? sign)
