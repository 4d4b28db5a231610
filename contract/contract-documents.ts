import { z } from "zod"
import { linkDays } from "./bill-links"
import { contractDocumentKinds } from "./choices"
import { Day, FileId, Id, Instant, optional, Stamp, Text, Version } from "./values"

const fields = {
  kind: z.enum(contractDocumentKinds, { error: "choice" }),
  /** What it is, where its kind does not say it. */
  title: optional(Text(200)),
  issuedOn: Day,
  expiresOn: optional(Day),
  fileId: FileId,
}

function endsAfterItBegins(
  { issuedOn, expiresOn }: { issuedOn: string; expiresOn: string | null },
  context: z.RefinementCtx,
): void {
  if (expiresOn !== null && expiresOn < issuedOn)
    context.addIssue({ code: "custom", path: ["expiresOn"], message: "expiryBeforeIssue" })
}

export const NewContractDocument = z
  .object({
    ...fields,
    /** The document of the same contract that it is another version of: the one before stays, below it. */
    previousId: optional(Id),
  })
  .superRefine(endsAfterItBegins)
  .meta({ id: "NewContractDocument" })

export const ContractDocumentChanges = z
  .object({ ...fields, version: Version })
  .superRefine(endsAfterItBegins)
  .meta({ id: "ContractDocumentChanges" })

export const ContractDocument = z
  .object({
    ...Stamp,
    contractId: Id,
    kind: z.enum(contractDocumentKinds),
    title: z.string().nullable(),
    issuedOn: Day,
    expiresOn: Day.nullable(),
    /** The last day on which it serves: its expiry, or of an attestation of vigilance the last of its six months. */
    servesUntil: Day.nullable(),
    /** Within thirty days of its end; past it; or neither. */
    state: z.enum(["valid", "expiresSoon", "expired"]),
    fileId: Id,
    fileName: z.string(),
    /** Bytes. */
    size: z.int(),
    sha256: z.string(),
    previousId: Id.nullable(),
    /** Whether no other is a later version of it. */
    latest: z.boolean(),
    can: z.array(z.enum(["change", "renew", "remove"])),
  })
  .meta({ id: "ContractDocument" })

/** A check that the client has to make (C. trav. D8222-5), and the attestation that serves on its day. */
export const VigilanceCheck = z
  .object({ day: Day, documentId: Id.nullable() })
  .meta({ id: "VigilanceCheck" })

export const ContractDocuments = z
  .object({
    /** The newest first. */
    documents: z.array(ContractDocument),
    /** None where the operation comes to less than the law asks of (C. trav. L8222-1, R8222-1). */
    vigilance: z.array(VigilanceCheck),
    can: z.array(z.enum(["add", "share"])),
  })
  .meta({ id: "ContractDocuments" })

export const NewDocumentLink = z
  .object({
    documentIds: z
      .array(Id, { error: "required" })
      .min(1, { error: "required" })
      .max(50)
      .transform((ids) => [...new Set(ids)]),
    days: z.coerce
      .number<number>()
      .refine((days) => (linkDays as readonly number[]).includes(days), { error: "choice" })
      .default(90),
  })
  .meta({ id: "NewDocumentLink" })

export const DocumentLink = z
  .object({
    id: Id,
    /** The whole address, which is the secret. */
    address: z.string(),
    createdAt: Instant,
    expiresAt: Instant,
    revokedAt: Instant.nullable(),
    /** Whether it can be opened now. */
    open: z.boolean(),
    documentIds: z.array(Id),
  })
  .meta({ id: "DocumentLink" })

/** What whoever holds the link reads: the documents that were chosen, and nothing else of the contract. */
export const LinkedDocuments = z
  .object({
    sellerName: z.string(),
    documents: z.array(
      z.object({
        id: Id,
        kind: z.enum(contractDocumentKinds),
        title: z.string().nullable(),
        issuedOn: Day,
        servesUntil: Day.nullable(),
        fileName: z.string(),
        /** Bytes. */
        size: z.int(),
        sha256: z.string(),
      }),
    ),
  })
  .meta({ id: "LinkedDocuments" })

export type NewContractDocument = z.output<typeof NewContractDocument>
export type ContractDocumentChanges = z.output<typeof ContractDocumentChanges>
export type ContractDocument = z.output<typeof ContractDocument>
export type ContractDocuments = z.output<typeof ContractDocuments>
export type DocumentLink = z.output<typeof DocumentLink>
export type LinkedDocuments = z.output<typeof LinkedDocuments>
