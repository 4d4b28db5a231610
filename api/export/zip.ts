import { promisify } from "node:util"
import { crc32, deflateRaw } from "node:zlib"

const packed = promisify(deflateRaw)

export interface ZipEntry {
  /** With slashes between folders; of ours, never as somebody typed it. */
  name: string
  bytes: Uint8Array
}

/** Shorter ones grow by being packed. */
const leastPacked = 64
const most32 = 0xffffffff
const most16 = 0xffff

interface WriterEntry {
  name: Buffer
  crc: number
  size: number
  packedSize: number
  method: number
  at: number
}

/**
 * A ZIP archive (APPNOTE 6.3.10) that is sent while its entries arrive: one of them in memory at a time,
 * however many there are. Beyond 65,535 entries or 4 GB it goes on as ZIP64.
 */
export function zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  made: Date,
): ReadableStream<Uint8Array> {
  const parts = archive(entries, dosTime(made))
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

async function* archive(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  time: number,
): AsyncGenerator<Uint8Array, undefined> {
  const written: WriterEntry[] = []
  let at = 0
  for await (const { name, bytes } of entries) {
    const smaller = bytes.length < leastPacked ? bytes : await packed(bytes)
    const isWorth = smaller.length < bytes.length
    const body = isWorth ? smaller : bytes
    const entry = {
      name: Buffer.from(name, "utf8"),
      crc: crc32(bytes),
      size: bytes.length,
      packedSize: body.length,
      method: isWorth ? 8 : 0,
      at,
    }
    const head = localHeader(entry, time)
    yield head
    yield body
    written.push(entry)
    at += head.length + body.length
  }
  const start = at
  for (const entry of written) {
    const record = centralRecord(entry, time)
    yield record
    at += record.length
  }
  yield endRecords(written.length, start, at - start)
  return undefined
}

/** Bit 11: names are UTF-8. */
const flags = 0x0800

function localHeader({ name, crc, size, packedSize, method }: WriterEntry, time: number): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt32LE(time, 10)
  head.writeUInt32LE(crc, 14)
  head.writeUInt32LE(packedSize, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function centralRecord(entry: WriterEntry, time: number): Buffer {
  const isFar = entry.at > most32
  const extra = Buffer.alloc(isFar ? 12 : 0)
  if (isFar) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(BigInt(entry.at), 4)
  }
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(isFar ? 45 : 20, 4)
  record.writeUInt16LE(isFar ? 45 : 20, 6)
  record.writeUInt16LE(flags, 8)
  record.writeUInt16LE(entry.method, 10)
  record.writeUInt32LE(time, 12)
  record.writeUInt32LE(entry.crc, 16)
  record.writeUInt32LE(entry.packedSize, 20)
  record.writeUInt32LE(entry.size, 24)
  record.writeUInt16LE(entry.name.length, 28)
  record.writeUInt16LE(extra.length, 30)
  record.writeUInt32LE(isFar ? most32 : entry.at, 42)
  return Buffer.concat([record, entry.name, extra])
}

function endRecords(count: number, start: number, size: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, most16), 8)
  end.writeUInt16LE(Math.min(count, most16), 10)
  end.writeUInt32LE(Math.min(size, most32), 12)
  end.writeUInt32LE(Math.min(start, most32), 16)
  if (count <= most16 && start + size <= most32) return end
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE(45, 12)
  large.writeUInt16LE(45, 14)
  large.writeBigUInt64LE(BigInt(count), 24)
  large.writeBigUInt64LE(BigInt(count), 32)
  large.writeBigUInt64LE(BigInt(size), 40)
  large.writeBigUInt64LE(BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(start + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([large, locator, end])
}

/** The hour on the clock in UTC, then the day, as DOS kept them: time in the low half. */
function dosTime(made: Date): number {
  const time =
    (made.getUTCHours() << 11) | (made.getUTCMinutes() << 5) | (made.getUTCSeconds() >> 1)
  const day =
    ((made.getUTCFullYear() - 1980) << 9) | ((made.getUTCMonth() + 1) << 5) | made.getUTCDate()
  return ((day << 16) | time) >>> 0
}
