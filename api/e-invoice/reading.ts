import { constants, inflateSync } from "node:zlib"
import { readCrossIndustryInvoice } from "./cii-reader"
import type { EBill } from "./e-bill"
import { readUniversalBusinessLanguage } from "./ubl-reader"
import { treeOf, UnreadableXml } from "./xml-tree"

/** Why a file is no bill that can be read; names of texts below `errors.`. */
export type NoEBill =
  | "eBillNone"
  | "eBillLocked"
  | "eBillUnreadable"
  | "eBillTooOld"
  | "eBillOtherXml"

/** XML that a PDF unpacks to, at most: a bill of ten thousand lines has less. */
const largestXml = 10 * 1024 * 1024

/** The bill in a file: a Factur-X, a Cross Industry Invoice or UBL, judged by its content. */
export function readEBill(bytes: Uint8Array): EBill | NoEBill {
  const isPdf = Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")
  const xml = isPdf ? xmlAttachedTo(Buffer.from(bytes)) : bytes
  // What a password protects unpacks to nothing that could be known.
  if (!xml) return Buffer.from(bytes).includes("/Encrypt ") ? "eBillLocked" : "eBillNone"
  try {
    const root = treeOf(textOf(xml))
    if (root.name === "CrossIndustryInvoice") return readCrossIndustryInvoice(root)
    if (/:ubl:schema:xsd:(Invoice|CreditNote)-2$/.test(root.namespace))
      return readUniversalBusinessLanguage(root)
    // The root of ZUGFeRD 1, of 2014.
    return root.name === "CrossIndustryDocument" ? "eBillTooOld" : "eBillOtherXml"
  } catch (error) {
    if (error instanceof UnreadableXml || error instanceof TypeError) return "eBillUnreadable"
    throw error
  }
}

/** By its mark, by where zeros stand in it, or by its declaration; UTF-8 where none says anything else. */
function textOf(xml: Uint8Array): string {
  const head = Buffer.from(xml.subarray(0, 200)).toString("latin1")
  const wide = /^(?:\xff\xfe|<\0)/.test(head)
    ? "utf-16le"
    : /^(?:\xfe\xff|\0<)/.test(head) && "utf-16be"
  const declared = /^[^>]{0,40}?encoding\s*=\s*["']([\w-]{1,20})["']/.exec(head)?.[1]
  // A declaration that can be read by single bytes is not written in two, whatever it says.
  const narrow = declared && !/^utf-?16/i.test(declared) ? declared : "utf-8"
  try {
    return new TextDecoder(wide || narrow, { fatal: true }).decode(xml)
  } catch {
    throw new UnreadableXml("the letters are not what they are declared to be")
  }
}

/**
 * The last XML of a bill among the streams of a PDF. The streams are looked at one by one, and only the
 * beginning of each is unpacked: reading the whole file as a PDF would unpack whatever somebody sends.
 */
function xmlAttachedTo(pdf: Buffer): Uint8Array | undefined {
  let found: Uint8Array | undefined
  for (let at = pdf.indexOf("stream"); at >= 0; at = pdf.indexOf("stream", at)) {
    const isEnd = pdf.subarray(at - 3, at).toString("latin1") === "end"
    at += "stream".length
    if (isEnd) continue
    const from = at + (pdf[at] === 0x0d ? 2 : 1)
    const to = pdf.indexOf("endstream", from)
    if (to < 0) break
    found = billIn(pdf.subarray(from, to)) ?? found
    at = to
  }
  return found
}

function billIn(stream: Buffer): Uint8Array | undefined {
  if (isBill(stream)) return trimmed(stream)
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH }
    const head = inflateSync(stream.subarray(0, 1_024), { ...options, maxOutputLength: 2 ** 20 })
    if (!isBill(head)) return undefined
    return inflateSync(stream, { ...options, maxOutputLength: largestXml })
  } catch {
    // Packed in another way, as pictures and fonts are.
    return undefined
  }
}

/** Up to the end of the root: a stream that is not packed may have a line end after it. */
const trimmed = (stream: Buffer) => stream.subarray(0, stream.lastIndexOf(">") + 1)

/**
 * Whether bytes begin as the XML of a bill does, after comments of its author or without; that of ZUGFeRD 1
 * too, so that it can be called by its name. The XMP of a Factur-X names these words, but not as a tag.
 */
function isBill(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 8_192)).toString("latin1").replaceAll("\0", "")
  if (!/^[^<]{0,8}</.test(head)) return false
  return /<(?:[\w.-]{1,40}:)?CrossIndustry(?:Invoice|Document)[\s>]|ubl:schema:xsd:(?:Invoice|CreditNote)-2/.test(
    head,
  )
}
