/** Where the bytes of files are kept. Keys are ids of ours, never a name that somebody typed. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Nothing where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
}
