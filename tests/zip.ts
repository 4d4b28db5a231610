import { inflateRawSync } from "node:zlib"

/** What a ZIP archive holds, by name: read from its list of contents, as programs do. */
export function unzipped(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive)
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error("no archive, or one that was cut off")
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [nameLength, extra] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const body = bytes.subarray(start, start + size)
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString("utf8")
    files.set(name, method === 8 ? inflateRawSync(body) : body)
    at += 46 + nameLength + extra
  }
  return files
}
