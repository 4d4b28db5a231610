/** Bytes that are fetched when their turn has come, so that nothing is held while they wait. */
export interface Later {
  size: number
  fetch(): Promise<Uint8Array>
}
