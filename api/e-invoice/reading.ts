import { constants, inflateSync } from "node:zlib"
import { endsBeforeRoot, isBill } from "../file-store/bill-root"
import { lettersOfWindows } from "../spreadsheets/letters"
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
    const decoder = new TextDecoder(wide || narrow, { fatal: true })
    const text = decoder.decode(xml)
    return decoder.encoding === "windows-1252" ? lettersOfWindows(text) : text
  } catch {
    throw new UnreadableXml("the letters are not what they are declared to be")
  }
}

/** The XML of a bill in a PDF, and the object that holds it. */
interface Attached {
  xml: Uint8Array
  object: number | undefined
}

/**
 * The XML of a bill among the streams of a PDF: of several the one that Factur-X names, else the last. The
 * streams are looked at one by one, and only the beginning of each is unpacked: reading the whole file as a
 * PDF would unpack whatever somebody sends.
 */
function xmlAttachedTo(pdf: Buffer): Uint8Array | undefined {
  const found: Attached[] = []
  const lists: Buffer[] = []
  let unpacked = 0
  let streams = 0
  for (const { at, stream } of streamsOf(pdf)) {
    const head = headOf(stream)
    const isPacked = head !== stream
    streams += 1
    unpacked += head.length
    const isXml = isBill(head) || (isPacked && endsBeforeRoot(head))
    if (isXml) {
      const bill = isPacked ? unpackedFrom(stream, largestXml) : trimmed(stream)
      unpacked += bill?.length ?? largestXml
      if (bill && isBill(bill)) found.push({ xml: bill, object: objectAt(pdf, at) })
    } else if (pdf.subarray(Math.max(0, at - 200), at).includes("/ObjStm")) lists.push(stream)
    if (streams > mostStreams || unpacked > mostUnpacked) throw new UnreadableXml("too much of it")
  }
  if (found.length < 2) return found[0]?.xml
  const named = namedIn(pdf, lists)
  return (found.find(({ object }) => object === named) ?? found.at(-1))?.xml
}

/** Each stream of a PDF, and where its word stands: by itself, and not in the name of a type. */
function* streamsOf(pdf: Buffer): Generator<{ at: number; stream: Buffer }> {
  let place = pdf.indexOf("stream")
  while (place >= 0) {
    const at = place
    let from = at + "stream".length
    const before = pdf[at - 1] ?? 0x20
    const isWord = before === 0x3e || before <= 0x20
    if (isWord) {
      from += pdf[from] === 0x0d ? 2 : 1
      const to = pdf.indexOf("endstream", from)
      if (to < 0) return
      yield { at, stream: pdf.subarray(from, to) }
      from = to + "endstream".length
    }
    place = pdf.indexOf("stream", from)
  }
}

/** The number of the object that a stream belongs to, which stands before its dictionary. */
function objectAt(pdf: Buffer, at: number): number | undefined {
  const before = pdf.toString("latin1", Math.max(0, at - 2_000), at)
  const [, number] = /(?:^|\s)(\d{1,9})\s+\d{1,5}\s+obj\b(?!.*\d\s+obj\b)/s.exec(before) ?? []
  return number ? Number(number) : undefined
}

/** As Factur-X and what came before it name their file. */
const fileNames = ["factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"]

/** The object of the file that bears one of the names: by the list of files, in objects or in a packed list. */
function namedIn(pdf: Buffer, lists: readonly Buffer[]): number | undefined {
  const texts = [pdf, ...lists.flatMap((list) => unpackedFrom(list, 2 ** 20) ?? [])]
  for (const bytes of texts) {
    const text = bytes.toString("latin1")
    for (const { index, 1: object } of text.matchAll(embedded)) {
      const names = namesIn(dictionaryAround(text, index))
      if (fileNames.some((name) => names.includes(name))) return Number(object)
    }
  }
  return undefined
}

/** Where the entry of a file says which object holds it. */
const embedded = /\/EF\s{0,10}<<[^>]{0,200}?\/U?F\s{1,10}(\d{1,9})\s{1,10}\d{1,5}\s{1,10}R/g

/** The dictionary that a place stands in, as far as two thousand signs go. */
function dictionaryAround(text: string, at: number): string {
  let from = at
  for (let depth = 0; from > at - 2_000 && from > 0 && depth < 1; from--) {
    if (text.startsWith("<<", from)) depth += 1
    else if (text.startsWith(">>", from)) depth -= 1
  }
  let to = at
  for (let depth = 0; to < at + 2_000 && to < text.length && depth < 1; to++) {
    if (text.startsWith(">>", to)) depth += 1
    else if (text.startsWith("<<", to)) depth -= 1
  }
  return text.slice(from, to)
}

/** The texts of a part of a PDF, in small letters: written out, or as pairs of digits; of two bytes or one. */
const namesIn = (text: string): string =>
  text
    .replace(/<([0-9a-f\s]{2,400})>/gi, (_, digits: string) =>
      Buffer.from(digits.replace(/\s/g, ""), "hex").toString("latin1"),
    )
    .replaceAll("\0", "")
    .toLowerCase()

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
