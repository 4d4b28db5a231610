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
  | "eBillTooManyLines"

/** XML that a PDF unpacks to, at most: a bill of two thousand lines has less. */
const largestXml = 10 * 1024 * 1024
/** Lines of a bill, which travel with it and stand on its page. */
const mostLines = 2_000
/** Groups of VAT, by category and rate. */
const mostRates = 100
/** Of a PDF: its streams, and what looking at the beginnings of all of them unpacks. */
const mostStreams = 20_000
const mostUnpacked = 64 * 1024 * 1024

/** The bill in a file: a Factur-X, a Cross Industry Invoice or UBL, judged by its content. */
export function readEBill(bytes: Uint8Array): EBill | NoEBill {
  const isPdf = Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")
  try {
    const xml = isPdf ? xmlAttachedTo(Buffer.from(bytes)) : bytes
    // What a password protects unpacks to nothing that could be known.
    if (!xml) return Buffer.from(bytes).includes("/Encrypt ") ? "eBillLocked" : "eBillNone"
    const root = treeOf(textOf(xml))
    if (root.name === "CrossIndustryInvoice") return bounded(readCrossIndustryInvoice(root))
    if (/:ubl:schema:xsd:(Invoice|CreditNote)-2$/.test(root.namespace))
      return bounded(readUniversalBusinessLanguage(root))
    // The root of ZUGFeRD 1, of 2014.
    return root.name === "CrossIndustryDocument" ? "eBillTooOld" : "eBillOtherXml"
  } catch (error) {
    if (error instanceof UnreadableXml || error instanceof TypeError) return "eBillUnreadable"
    throw error
  }
}

const bounded = (bill: EBill) =>
  bill.lines.length > mostLines || bill.vat.length > mostRates ? "eBillTooManyLines" : bill

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
  let streams = 0
  let unpacked = 0
  for (let at = pdf.indexOf("stream"); at >= 0; at = pdf.indexOf("stream", at)) {
    const isEnd = pdf.subarray(at - 3, at).toString("latin1") === "end"
    at += "stream".length
    if (isEnd) continue
    const from = at + (pdf[at] === 0x0d ? 2 : 1)
    const to = pdf.indexOf("endstream", from)
    if (to < 0) break
    const stream = pdf.subarray(from, to)
    const head = headOf(stream)
    streams += 1
    unpacked += head.length
    if (isBill(head)) {
      const bill = head === stream ? trimmed(stream) : unpackedFrom(stream, largestXml)
      unpacked += bill?.length ?? largestXml
      found = bill ?? found
    }
    if (streams > mostStreams || unpacked > mostUnpacked) throw new UnreadableXml("too much of it")
    at = to
  }
  return found
}

/** The beginning of what a stream unpacks to; the stream itself where it is not packed, or in another way. */
const headOf = (stream: Buffer) => unpackedFrom(stream.subarray(0, 1_000), 2 ** 20) ?? stream

function unpackedFrom(stream: Buffer, most: number): Buffer | undefined {
  try {
    return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most })
  } catch {
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
