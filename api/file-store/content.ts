import { fileTypeFromBuffer } from "file-type"
import sharp from "sharp"
import type { StoredFile } from "#contract/files"
import { HttpProblem } from "../http/problem"
import { documentType } from "./office-document"

type Type = StoredFile["type"]

/** A picture of more pixels is refused before it is decoded. */
const mostPixels = 50_000_000
/** Pixels a side: of a logo, a photo; of a scan that somebody must still read. */
export const largestSide = { picture: 2_000, document: 3_000 } as const

/** Reads a body to its end, and no further than `limit` bytes: the rest is never taken in. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array> {
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      throw new HttpProblem(413, "fileTooBig")
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

/** What the bytes are, whatever their name says; undefined for what is not accepted. */
export async function typeOf(bytes: Uint8Array): Promise<Type | undefined> {
  if (bytes.length === 0) return undefined
  // Archives are looked at by their list of contents only: file-type would unpack parts of them.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return documentType(bytes)
  const known = await fileTypeFromBuffer(bytes)
  switch (known?.mime) {
    case "image/jpeg":
    case "image/png":
    case "application/pdf":
      return known.mime
    case "application/xml":
      return isBill(bytes) ? "application/xml" : undefined
    case undefined:
      if (isBill(bytes)) return "application/xml"
      return isText(bytes) ? "text/plain" : undefined
    default:
      return undefined
  }
}

/** The XML of a bill by its root, as e-invoicing has them; XML with a document type is none. */
function isBill(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString("utf8").replaceAll("\0", "")
  return !head.includes("<!DOCTYPE") && eBillRoot.test(head)
}

const eBillRoot =
  /^[^<]{0,8}<[\s\S]{0,2000}(:CrossIndustryInvoice:100|:ubl:schema:xsd:(Invoice|CreditNote)-2)["']/

/** UTF-8 without control characters, and not markup that a browser could be led to run. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what text does not contain
    return !/[\0-\x08\x0b\x0e-\x1f]/.test(text) && !/^\s*<[?!a-z]/i.test(text)
  } catch {
    return false
  }
}

/** Refuses a picture that would take more memory than is sane, by its header. */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new HttpProblem(415, "fileType")
    })
  if (width * height > mostPixels) throw new HttpProblem(422, "imageTooLarge")
}

/**
 * The picture drawn anew: upright, at most `side` pixels wide and high, without whatever else the file
 * carried (place and camera of a photo, a script hidden behind the pixels).
 */
export async function redrawn(bytes: Uint8Array, type: Type, side: number): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .rotate()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
  const drawn = type === "image/png" ? picture.png() : picture.jpeg({ quality: 85 })
  return drawn.toBuffer().catch(() => {
    throw new HttpProblem(415, "fileType")
  })
}
