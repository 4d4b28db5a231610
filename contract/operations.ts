import { z } from "zod"
import { Instant } from "./values"

/** Why copies fail: no room, a place that takes nothing, one that is not there or does not answer, something else. */
export const copyFailureCauses = ["full", "refused", "unreachable", "other"] as const

export type CopyFailureCause = (typeof copyFailureCauses)[number]

/** What was restored from a copy, and what is missing since. */
export const Restoration = z
  .object({
    at: Instant,
    /** The last act that came back: what was done from then until `at` is missing. */
    restoredTo: Instant.nullable(),
    erasedAgain: z.int(),
    /** Messages of before that waited: they may have been sent already. */
    mailsWaiting: z.int(),
    filesMissing: z.int(),
    /** Since when they wait no more. */
    mailsReleasedAt: Instant.nullable(),
  })
  .meta({ id: "Restoration" })

/** How the copies of the installation stand. */
export const Operations = z
  .object({
    /** kept: by this installation; off: nobody was told to; elsewhere: by whoever runs the database. */
    kind: z.enum(["kept", "off", "elsewhere"]),
    /** Where they lie; without a secret. */
    place: z.string().nullable(),
    isOnSameDisk: z.boolean(),
    isEncrypted: z.boolean(),
    /** They cannot be tried here: their key is kept elsewhere. */
    needsKey: z.boolean(),
    /** What was written more than five minutes ago is in no copy yet. */
    isLate: z.boolean(),
    /** Until when all that was written lies there. */
    safeUntil: Instant.nullable(),
    lastBase: z.object({ at: Instant, bytes: z.int() }).nullable(),
    /** Pieces of the log that wait to be copied. */
    waitingPieces: z.int(),
    /** The last trial restore; without a fault, all was as it had been. */
    lastTrial: z
      .object({ at: Instant, copy: Instant.nullable(), fault: z.string().nullable() })
      .nullable(),
    /** Why the last attempt to copy failed: what kind of reason it is, and what the system said of it. */
    failure: z
      .object({ at: Instant, cause: z.enum(copyFailureCauses), reason: z.string() })
      .nullable(),
    filesMissing: z.int(),
    /** The disk of the database, in bytes. */
    disk: z.object({ size: z.int(), used: z.int() }),
    /** That of the copies, where it is another one of this machine. */
    copiesDisk: z.object({ size: z.int(), used: z.int() }).nullable(),
    /** Reads go on, writes are refused (507): the log waits, and would fill the disk. */
    isReadOnly: z.boolean(),
    /** The last restore of this installation. */
    restoration: Restoration.nullable(),
  })
  .meta({ id: "Operations" })

/** The word that messages wait for after a restore: they are sent, or thrown away. */
export const MailRelease = z
  .object({ choice: z.enum(["send", "discard"]) })
  .meta({ id: "MailRelease" })

export type Operations = z.output<typeof Operations>
