import type { CopyFailureCause } from "#contract/operations"

/** How the copies of this installation stand. Moments are ISO 8601. */
export interface CopyReport {
  /** kept: by this program; off: nobody was told to; elsewhere: whoever runs DATABASE_URL does. */
  kind: "kept" | "off" | "elsewhere"
  /** Where they lie, without a secret. */
  place: string | null
  isOnSameDisk: boolean
  isEncrypted: boolean
  /** They cannot be tried here: the key is kept elsewhere. */
  needsKey: boolean
  /** What was written more than five minutes ago is in no copy yet. */
  isLate: boolean
  safeUntil: string | null
  lastBase: { at: string; bytes: number } | null
  /** Pieces of the log that wait to be copied. */
  waitingPieces: number
  lastTrial: { at: string; copy: string | null; fault: string | null } | null
  failure: { at: string; cause: CopyFailureCause; reason: string } | null
  filesMissing: number
  /** The disk of the database, in bytes. */
  disk: { size: number; used: number }
  /** That of the copies, where it is another one of this machine. */
  copiesDisk: { size: number; used: number } | null
}

/** What the API asks of whoever keeps the copies. */
export interface Copies {
  report(now: Date): Promise<CopyReport>
  /** False where the log cannot be copied and would fill the disk: what is there is to be read, not lost. */
  mayWrite(now: Date): Promise<boolean>
}
