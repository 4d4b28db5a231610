import type {
  LinkedSignature,
  NewSignatureRequest,
  SignatureAct,
  SignatureRequest,
} from "#contract/signatures"
import type { ActRow, RequestRow, SignerRow } from "./queries"

const minute = 60_000
const day = 24 * 60 * minute

/** How long a request waits, and on which of its days someone who was asked is reminded. */
export const daysOpen = 30
export const reminderDays = [3, 7, 14] as const
/** How long a code can be typed, how often it may be typed wrong, and how many are sent in an hour. */
export const codeLife = 10 * minute
export const mostTries = 5
export const codesAnHour = 3

export const endOf = (asked: Date): Date => new Date(asked.getTime() + daysOpen * day)

type Facts = Pick<RequestRow, "outcome" | "endsAt">

/** Closed as it was decided; else open, until its last moment. */
export const stateOf = ({ outcome, endsAt }: Facts, now: Date): SignatureRequest["state"] =>
  outcome ?? (endsAt <= now ? "expired" : "open")

/** The signers in their order; the owner before the others, or after them. */
export function turnsOf(
  { signers, inTurn, ownerTurn, ownerCapacity }: NewSignatureRequest,
  owner: { name: string; email: string },
) {
  const others = signers.map((signer, at) => ({
    ...signer,
    ...{ party: "client" as const, turn: inTurn ? at + 1 : 1 },
  }))
  const own = { ...owner, capacity: ownerCapacity, party: "provider" as const }
  const all =
    ownerTurn === "none"
      ? others
      : ownerTurn === "first"
        ? [{ ...own, turn: 0 }, ...others]
        : [...others, { ...own, turn: signers.length + 1 }]
  return all.map((signer, place) => ({ ...signer, place }))
}

/** Whose turn it is: those of the first turn of which someone has not signed. */
export function waitingFor<Signer extends Pick<SignerRow, "turn" | "signedAt">>(
  signers: readonly Signer[],
): Signer[] {
  const open = signers.filter(({ signedAt }) => signedAt === null)
  const turn = Math.min(...open.map((signer) => signer.turn))
  return open.filter((signer) => signer.turn === turn)
}

/** What a signer may do now. */
export function turnOf(
  request: Facts,
  signer: Pick<SignerRow, "signedAt" | "refusedAt" | "invitedAt">,
  now: Date,
): LinkedSignature["turn"] {
  if (signer.signedAt) return "signed"
  if (signer.refusedAt) return "refused"
  if (stateOf(request, now) !== "open") return "closed"
  return signer.invitedAt ? "sign" : "wait"
}

/** Until when the code that was sent can be typed; null where it cannot be, or none was sent. */
export function codeUntil(
  { codeHash, codeSentAt, codeTries }: Pick<SignerRow, "codeHash" | "codeSentAt" | "codeTries">,
  now: Date,
): Date | null {
  if (!codeHash || !codeSentAt || codeTries >= mostTries) return null
  const until = new Date(codeSentAt.getTime() + codeLife)
  return until > now ? until : null
}

/** Whether someone who was asked is to be reminded: of several days that passed, once. */
export function remindersDue(
  { invitedAt, reminders }: Pick<SignerRow, "invitedAt" | "reminders">,
  now: Date,
): number | undefined {
  if (!invitedAt) return undefined
  const passed = reminderDays.filter(
    (days) => now.getTime() >= invitedAt.getTime() + days * day,
  ).length
  return passed > reminders ? passed : undefined
}

/** A request as its owner sees it. */
export const showRequest = (
  request: RequestRow,
  signers: readonly SignerRow[],
  now: Date,
): SignatureRequest => ({
  id: request.id,
  kind: request.kind,
  amendmentId: request.amendmentId,
  title: request.title,
  state: stateOf(request, now),
  createdAt: request.createdAt.toISOString(),
  endsAt: request.endsAt.toISOString(),
  closedAt: request.closedAt?.toISOString() ?? null,
  sha256: request.sha256,
  finalSha256: request.finalSha256,
  signers: signers
    .filter((signer) => signer.requestId === request.id)
    .map((signer) => ({
      id: signer.id,
      party: signer.party,
      name: signer.name,
      email: signer.email,
      capacity: signer.capacity,
      turn: signer.turn,
      invitedAt: signer.invitedAt?.toISOString() ?? null,
      signedAt: signer.signedAt?.toISOString() ?? null,
      refusedAt: signer.refusedAt?.toISOString() ?? null,
      reason: signer.reason,
    })),
})

export const showAct = (act: ActRow): SignatureAct => ({
  id: act.id,
  kind: act.kind,
  at: act.at.toISOString(),
  signerId: act.signerId,
  name: act.name,
  address: act.address,
  browser: act.browser,
  language: act.language,
  sentence: act.sentence,
  sha256: act.sha256,
  codeSentAt: act.codeSentAt?.toISOString() ?? null,
})

/** What proves later that neither the request nor its signers were changed: it stands in its first act. */
export const frozenFacts = (
  request: Omit<
    RequestRow,
    "closedAt" | "outcome" | "finalKey" | "finalSize" | "finalSha256" | "finalAt"
  >,
  signers: readonly Pick<SignerRow, "place" | "turn" | "party" | "name" | "email" | "capacity">[],
) => ({
  kind: request.kind,
  subject: request.contractId ?? request.quoteId,
  amendment: request.amendmentId,
  edition: request.edition,
  title: request.title,
  language: request.language,
  senderName: request.senderName,
  sections: request.sections,
  source: request.source,
  size: request.size,
  endsAt: request.endsAt.toISOString(),
  signers: [...signers]
    .sort((one, other) => one.place - other.place)
    .map(({ place, turn, party, name, email, capacity }) => ({
      ...{ place, turn, party, name, email, capacity },
    })),
})

/** A title as the name of a file: letters, digits, and nothing that a folder could be. */
export const fileNameOf = (title: string) =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80) || "document"

/** Where a signer reads and signs, without an account. */
export const addressOf = (
  origin: string,
  { secret }: Pick<SignerRow, "secret">,
  language: "fr" | "en",
) => `${origin}/signature/${secret}${language === "en" ? "?lang=en" : ""}`

/** Where anyone may ask whether a paper is one of these. */
export const verificationOf = (origin: string, sha256: string) =>
  `${origin}/verification?sha256=${sha256}`
