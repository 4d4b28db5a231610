import { isUtf8 } from "node:buffer"
import { fileTypeFromBuffer } from "file-type"
import type { StoredFile } from "#contract/files"
import { HttpProblem } from "../http/problem"
import { isBill } from "./bill-root"
import { documentType } from "./office-document"
import { checkPicture, openPicture } from "./picture"

type Type = StoredFile["type"]

/** What the bytes are, whatever their name says; undefined for what is not accepted. */
export async function typeOf(bytes: Uint8Array): Promise<Type | undefined> {
  if (bytes.length === 0) return undefined
  // Archives are looked at by their list of contents only: file-type would unpack parts of them.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return documentType(bytes)
  // What begins with the mark of UTF-16 begins as some sound files do.
  const isMarked = lettersOf(bytes).startsWith("utf-16") && isText(bytes)
  const known = isMarked ? undefined : await fileTypeFromBuffer(bytes)
  switch (known?.mime) {
    case "image/jpeg":
    case "image/png":
    case "application/pdf":
      return known.mime
    case "text/vcard":
    case "text/calendar":
      return isText(bytes) ? "text/plain" : undefined
    case "application/xml":
      return isBill(bytes) || isStatement(bytes) ? "application/xml" : undefined
    case undefined:
      if (isBill(bytes) || isStatement(bytes)) return "application/xml"
      return isText(bytes) ? "text/plain" : undefined
    default:
      return undefined
  }
}

/** XML of a bank: OFX 2, and the messages of ISO 20022. Its reader says which of them are statements. */
function isStatement(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 2_000)).toString("latin1")
  return /^(?:\xef\xbb\xbf)?\s*</.test(head) && /urn:iso:std:iso:20022:|<OFX>/.test(head)
}

/** UTF-8, or what spreadsheets write: UTF-16 with its mark, and the letters of Windows. */
function lettersOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  return isUtf8(Buffer.from(bytes)) ? "utf-8" : "windows-1252"
}

/** Text without control characters, and not markup that a browser could be led to run. */
function isText(bytes: Uint8Array): boolean {
  const letters = lettersOf(bytes)
  try {
    const text = new TextDecoder(letters, { fatal: true }).decode(bytes)
    // Anything is text in some letters: of what is not UTF-8 most must be plain ones.
    if (letters !== "utf-8" && text.replace(/[^ -~]/g, "").length < text.length / 2) return false
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what text does not contain
    return !/[\0-\x08\x0b\x0e-\x1f]/.test(text) && !/^\s*<[?!a-z]/i.test(text)
  } catch {
    return false
  }
}

/**
 * The picture drawn anew: upright, at most `side` pixels wide and high, without whatever else the file
 * carried (place and camera of a photo, a script hidden behind the pixels).
 */
export async function redrawn(bytes: Uint8Array, type: Type, side: number): Promise<Uint8Array> {
  await checkPicture(bytes)
  const picture = openPicture(bytes)
    .rotate()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
  const drawn = type === "image/png" ? picture.png() : picture.jpeg({ quality: 85 })
  return drawn.toBuffer().catch(() => {
    throw new HttpProblem(415, "fileType")
  })
}
