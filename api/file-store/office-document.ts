import type { StoredFile } from "#contract/files"

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50

/** Beyond these a document is taken for a bomb: nothing of it is ever unpacked to find out. */
const mostEntries = 5_000
const mostUnpacked = 200 * 1024 * 1024

const office = "application/vnd.openxmlformats-officedocument"

/**
 * The office document that a zip archive is, told by its list of contents alone; undefined for any
 * other archive, a broken one, one with macros, or one that would unpack to more than is sane.
 */
export function documentType(bytes: Uint8Array): StoredFile["type"] | undefined {
  const entries = contents(bytes)
  if (!entries || entries.has("word/vbaProject.bin") || entries.has("xl/vbaProject.bin"))
    return undefined
  if (entries.has("[Content_Types].xml")) {
    if (entries.has("word/document.xml")) return `${office}.wordprocessingml.document`
    if (entries.has("xl/workbook.xml")) return `${office}.spreadsheetml.sheet`
    return undefined
  }
  return entries.has("content.xml") && declared(bytes) === odt ? odt : undefined
}

const odt = "application/vnd.oasis.opendocument.text"

/** The names in the central directory (APPNOTE 4.3.12). */
function contents(bytes: Uint8Array): Set<string> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 22 || view.getUint32(0, true) !== localSignature) return undefined
  const end = endOf(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) return undefined
  const names = new Set<string>()
  let unpacked = 0
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) return undefined
    unpacked += view.getUint32(at + 24, true)
    if (unpacked > mostUnpacked) return undefined
    const nameLength = view.getUint16(at + 28, true)
    const name = bytes.subarray(at + 46, at + 46 + nameLength)
    names.add(Buffer.from(name).toString("utf8"))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

/** Where the end record is: last, before a comment of at most 65,535 bytes. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - 0xffff); at--)
    if (view.getUint32(at, true) === endSignature) return at
  return undefined
}

/** The type that an OpenDocument file declares in its first entry, which is never packed (ODF 1.3, 3.3). */
function declared(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 30 + 8) return undefined
  const nameLength = view.getUint16(26, true)
  const start = 30 + nameLength + view.getUint16(28, true)
  const name = Buffer.from(bytes.subarray(30, 30 + nameLength)).toString("latin1")
  if (name !== "mimetype" || view.getUint16(8, true) !== 0) return undefined
  return Buffer.from(bytes.subarray(start, start + view.getUint32(18, true))).toString("latin1")
}
