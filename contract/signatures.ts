import { z } from "zod"
import { ownerTurns, signatureActs, signatureStates, signedKinds } from "./choices"
import { Email, Id, Instant, Language, LongText, optional, Switch, Text } from "./values"

const mostSigners = 10

export const NewSigner = z.object({
  name: Text(120),
  email: Email,
  /** As what they sign: "gérante". */
  capacity: optional(Text(80)),
})

/** Two parties by one address would be one person who confirms for both. */
const apart = (signers: readonly { email: string }[], context: z.RefinementCtx) =>
  signers.forEach(({ email }, at) => {
    const before = signers.slice(0, at)
    if (before.some((other) => other.email.toLowerCase() === email.toLowerCase()))
      context.addIssue({ code: "custom", path: ["signers", at, "email"], message: "signerTwice" })
  })

export const NewSignatureRequest = z
  .object({
    /** The amendment that is to be signed; else the contract itself. No quote has any. */
    amendmentId: optional(Id),
    signers: z.array(NewSigner).min(1).max(mostSigners),
    /** One after the other, in this order; else all at once. */
    inTurn: Switch,
    ownerTurn: z.enum(ownerTurns).default("last"),
    ownerCapacity: optional(Text(80)),
    language: Language.default("fr"),
  })
  .superRefine(({ signers }, context) => apart(signers, context))
  .meta({ id: "NewSignatureRequest" })

export const Signer = z
  .object({
    id: Id,
    party: z.enum(["provider", "client"]),
    name: z.string(),
    email: z.string(),
    capacity: z.string().nullable(),
    turn: z.int(),
    /** When they were asked; null while others are before them. */
    invitedAt: Instant.nullable(),
    signedAt: Instant.nullable(),
    refusedAt: Instant.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: "Signer" })

export const SignatureAct = z
  .object({
    id: Id,
    kind: z.enum(signatureActs),
    at: Instant,
    signerId: Id.nullable(),
    name: z.string().nullable(),
    address: z.string().nullable(),
    browser: z.string().nullable(),
    language: z.string().nullable(),
    sentence: z.string().nullable(),
    sha256: z.string().nullable(),
    codeSentAt: Instant.nullable(),
  })
  .meta({ id: "SignatureAct" })

export const SignatureRequest = z
  .object({
    id: Id,
    kind: z.enum(signedKinds),
    amendmentId: Id.nullable(),
    title: z.string(),
    state: z.enum(signatureStates),
    createdAt: Instant,
    endsAt: Instant,
    closedAt: Instant.nullable(),
    sha256: z.string(),
    /** Of the paper with its page of evidence; null until it is made. */
    finalSha256: z.string().nullable(),
    signers: z.array(Signer),
  })
  .meta({ id: "SignatureRequest" })

/** A request alone, with all that was written down about it. */
export const SignatureRequestDetails = SignatureRequest.extend({
  acts: z.array(SignatureAct),
  /** Where the owner signs, once it is their turn; the links of others are in their e-mails alone. */
  ownAddress: z.string().nullable(),
  canWithdraw: z.boolean(),
}).meta({ id: "SignatureRequestDetails" })

/** The paper in words; French prevails where English stands beside. */
const Sections = z.array(
  z.object({
    title: z.string(),
    paragraphs: z.array(z.string()),
    titleEnglish: z.string().nullable(),
    paragraphsEnglish: z.array(z.string()),
  }),
)

/** What whoever holds the link of a signer reads. */
export const LinkedSignature = z
  .object({
    kind: z.enum(signedKinds),
    title: z.string(),
    language: Language,
    senderName: z.string(),
    signerName: z.string(),
    state: z.enum(signatureStates),
    /** What this signer may do now. */
    turn: z.enum(["sign", "wait", "signed", "refused", "closed"]),
    signedAt: Instant.nullable(),
    endsAt: Instant,
    /** The paper in words. */
    sections: Sections,
    sha256: z.string(),
    finalSha256: z.string().nullable(),
    /** The sentence that is agreed to, word for word. */
    sentence: z.string(),
    /** The name that they typed, once they agreed and a code is on its way. */
    givenName: z.string().nullable(),
    /** They sent a picture of their signature. */
    hasDrawing: z.boolean(),
    /** Until when the code that was sent can be typed. */
    codeUntil: Instant.nullable(),
    signers: z.array(z.object({ name: z.string(), signed: z.boolean() })),
  })
  .meta({ id: "LinkedSignature" })

const Digest = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, { error: "sha256" })

/** Who they are and that they agree, to the very bytes that they read; the code is sent then. */
export const SignatureConsent = z
  .object({
    name: Text(120),
    agreed: z
      .boolean()
      .default(false)
      .refine((agreed) => agreed, { error: "required" }),
    sha256: Digest,
  })
  .meta({ id: "SignatureConsent" })

export const SignatureCode = z
  .object({
    code: z
      .string()
      .overwrite((text) => text.replace(/\s/g, ""))
      .regex(/^\d{6}$/, { error: "signatureCode" }),
    sha256: Digest,
  })
  .meta({ id: "SignatureCode" })

export const SignatureRefusal = z
  .object({ reason: LongText(2_000) })
  .meta({ id: "SignatureRefusal" })

export const SignatureQuestion = z.object({ sha256: Digest })

/** Whether a file was signed by this installation: no name, no content. */
export const SignatureVerdict = z
  .object({
    known: z.boolean(),
    kind: z.enum(signedKinds).nullable(),
    state: z.enum(signatureStates).nullable(),
    requestedAt: Instant.nullable(),
    signedAt: Instant.nullable(),
    signers: z.int().nullable(),
    signed: z.int().nullable(),
  })
  .meta({ id: "SignatureVerdict" })

export type NewSignatureRequest = z.output<typeof NewSignatureRequest>
export type SignatureRequest = z.output<typeof SignatureRequest>
export type SignatureRequestDetails = z.output<typeof SignatureRequestDetails>
export type SignatureAct = z.output<typeof SignatureAct>
export type LinkedSignature = z.output<typeof LinkedSignature>
export type SignatureVerdict = z.output<typeof SignatureVerdict>
