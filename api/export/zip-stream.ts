import { crc32 } from "node:zlib"

export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

/** The first day that the format knows: an archive of the same files is the same bytes whenever it is made. */
const day = 0x21

/**
 * Files in one archive (APPNOTE 4.3), as they are: PDF and XLSX are packed already. Below 4 GB and 65,535
 * files, which a year of bills never reaches.
 */
export function zip(entries: readonly ZipEntry[]): Uint8Array {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const path = Buffer.from(name, "utf8")
    const facts = Buffer.alloc(26)
    // Version 2.0, names in UTF-8, stored.
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x800, 2)
    facts.writeUInt16LE(day, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), facts, path, bytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), facts, place, path)
    locals.push(local)
    offset += local.length
  }
  const list = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write("PK\x05\x06", 0, "latin1")
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, list, end])
}
