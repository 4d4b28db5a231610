import { bucketPlace } from "./bucket-place"
import { folderPlace } from "./folder-place"

export interface Stored {
  name: string
  /** Bytes. */
  size: number
  /** When it was put there. */
  at: Date
}

/** Where copies lie. Names are ours, with slashes; what is put is whole or absent. */
export interface Place {
  /** As an operator may read it: without a secret. */
  name: string
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /** All below a folder, which is named with its slash. */
  list(folder: string): Promise<Stored[]>
  remove(name: string): Promise<void>
}

/** The place of BACKUP_URL: a bucket, or the path of a folder. */
export const openPlace = (address: string): Place =>
  address.startsWith("s3:") ? bucketPlace(address) : folderPlace(address)
