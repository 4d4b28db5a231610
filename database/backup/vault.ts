import { createHash } from "node:crypto"
import { setImmediate as turn } from "node:timers/promises"
import { promisify } from "node:util"
import { gunzip, gzip } from "node:zlib"
import { Decrypter, Encrypter } from "age-encryption"
import { openPlace, type Place } from "./place"
import { BackupRefusal } from "./refusal"

const pack = promisify(gzip)
const unpack = promisify(gunzip)
/** Encrypted between two looks at whatever else is to be done: age's cipher runs on the main thread. */
const slice = 256 * 1024

/** One thing that was put into the vault. */
export interface Item {
  /** As it was named, with slashes. */
  name: string
  /** Of what was put, in hexadecimal. */
  sha256: string
  isEncrypted: boolean
  /** Where it lies: NAME.SHA256.gz, and .age where it is encrypted; age and gunzip alone open it. */
  key: string
  /** Bytes, as it lies there. */
  size: number
  at: Date
}

/** What is put here is compressed, encrypted where there is a recipient, and known by its digest. */
export interface Vault {
  /** As an operator may read it. */
  place: string
  isEncrypted: boolean
  canDecrypt: boolean
  put(name: string, bytes: Uint8Array): Promise<void>
  /** As it was put; throws a {@link BackupRefusal} where it is gone, altered, or cannot be decrypted. */
  get(item: Item): Promise<Buffer>
  list(folder: string): Promise<Item[]>
  remove(item: Item): Promise<void>
}

interface Keys {
  /** age1…: whoever reads the place reads nothing. */
  recipient?: string
  /** AGE-SECRET-KEY-…: needed to restore what was encrypted. */
  identity?: string
}

export const openVault = (address: string, keys: Keys = {}): Vault =>
  vaultAt(openPlace(address), keys)

function vaultAt(place: Place, { recipient, identity }: Keys): Vault {
  return {
    place: place.name,
    isEncrypted: recipient !== undefined,
    canDecrypt: identity !== undefined,
    async put(name, bytes) {
      const packed = await pack(bytes, { level: 6 })
      const key = `${name}.${digest(bytes)}.gz${recipient ? ".age" : ""}`
      await place.put(key, recipient ? await encrypted(packed, recipient) : packed)
    },
    async get(item) {
      const stored = await place.get(item.key)
      if (!stored) throw new BackupRefusal(`a piece of the copy is missing: ${item.key}`)
      const packed = item.isEncrypted ? await decrypted(stored, item, identity) : stored
      const bytes = await unpack(packed).catch(() => undefined)
      if (!bytes || digest(bytes) !== item.sha256)
        throw new BackupRefusal(`a piece of the copy was altered: ${item.key}`)
      return bytes
    },
    async list(folder) {
      const stored = await place.list(folder)
      return stored.flatMap(({ name: key, size, at }) => {
        const [, name, sha256, age] = /^(.+)\.([0-9a-f]{64})\.gz(\.age)?$/.exec(key) ?? []
        return name && sha256 ? { name, sha256, isEncrypted: age !== undefined, key, size, at } : []
      })
    },
    remove: (item) => place.remove(item.key),
  }
}

const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

async function encrypted(bytes: Uint8Array, recipient: string): Promise<Buffer> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return gathered(await encrypter.encrypt(slowly(bytes)))
}

async function decrypted(bytes: Buffer, { key }: Item, identity?: string): Promise<Buffer> {
  if (!identity)
    throw new BackupRefusal(
      "the copy is encrypted: name the file of its age key by BACKUP_IDENTITY",
    )
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  try {
    return await gathered(await decrypter.decrypt(slowly(bytes)))
  } catch (cause) {
    const isForOthers = cause instanceof Error && cause.message.includes("no identity matched")
    throw isForOthers
      ? new BackupRefusal(
          "the key of BACKUP_IDENTITY is not the one that the copy was encrypted for",
        )
      : new BackupRefusal(`a piece of the copy was altered: ${key}`)
  }
}

function slowly(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      await turn()
      if (at >= bytes.length) return controller.close()
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + slice)))
      at += slice
    },
  })
}

async function gathered(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    chunks.push(part.value)
  return Buffer.concat(chunks)
}
