import { createHash } from "node:crypto"
import type { PaperSection } from "#contract/contract-papers"
import type { NewSignatureRequest } from "#contract/signatures"
import type { Language } from "#contract/values"
import { ensure, found, HttpProblem } from "../../http/problem"
import { sectionsOfQuote } from "../../paper/quote-sections"
import type { Context, OutsideContext } from "../../ports/context"
import { keepAnswer } from "../../sales/quotes/answer.commands"
import { findEdition } from "../../sales/quotes/edition.queries"
import { findQuote, lockQuote } from "../../sales/quotes/queries"
import { quoteCan } from "../../sales/quotes/rules"
import { storedEdition } from "../../sales/quotes/stored-edition.commands"
import { finishAmendment, sourceOfAmendment } from "../contract-papers/amendment.commands"
import { finishPaper, renderFinished, sourceOfPaper } from "../contract-papers/commands"
import { putAmendmentInForce, refusalsOfAgreement } from "../contracts/amendment.commands"
import { nameContract } from "../contracts/commands"
import { lockContract } from "../contracts/queries"
import type { RequestRow, SignerRow, Subject } from "./queries"

type Reading = Pick<Context, "db" | "owner" | "today" | "now">

/** A paper that can be signed: what it says, and how its bytes are made. */
interface Paper {
  about: Pick<RequestRow, "kind" | "contractId" | "amendmentId" | "quoteId" | "edition">
  title: string
  sections: PaperSection[]
  source: string
  bytes(): Promise<Uint8Array>
}

/** The paper as it is now, or why it cannot be signed. */
export const paperOf = (
  context: OutsideContext<"pool" | "files">,
  subject: Subject,
  { amendmentId, language }: Pick<NewSignatureRequest, "amendmentId" | "language">,
): Promise<Paper> =>
  "contractId" in subject
    ? contractPaper(context, subject.contractId, amendmentId, language)
    : quotePaper(context, subject.quoteId)

/** The paper of a contract, or of an amendment to it. */
async function contractPaper(
  context: OutsideContext,
  contractId: string,
  amendmentId: string | null,
  language: Language,
): Promise<Paper> {
  const { owner, inTransaction } = context
  const paper = await inTransaction(async (db) => {
    if (amendmentId) {
      const finished = await finishAmendment({ ...context, db }, contractId, amendmentId, language)
      const refusals = await refusalsOfAgreement({ db, owner }, contractId, amendmentId)
      const errors = refusals.map(({ code }) => ({ path: "amendmentId", code }))
      if (errors.length > 0) throw new HttpProblem(409, "amendmentPast", { errors })
      return finished
    }
    await nameContract({ ...context, db }, contractId)
    return finishPaper({ db, owner }, contractId)
  })
  const kind = amendmentId ? ("amendment" as const) : ("contract" as const)
  return {
    about: { kind, contractId, amendmentId, quoteId: null, edition: null },
    title: paper.title,
    sections: paper.sections,
    source: paper.source,
    bytes: () => renderFinished(owner, paper),
  }
}

async function quotePaper(
  { owner, parts, today, inTransaction }: OutsideContext<"pool" | "files">,
  quoteId: string,
): Promise<Paper> {
  const { quote, edition } = await inTransaction(async (db) => {
    const quote = found(await findQuote(db, owner, quoteId))
    ensure(quoteCan.beAnswered(quote), quote.drafting ? "quoteDraft" : "quoteAnswered")
    ensure(!quoteCan.expire(quote, today), "quoteExpired")
    return { quote, edition: found(await findEdition(db, owner, quoteId, quote.edition)) }
  })
  return {
    about: { kind: "quote", contractId: null, amendmentId: null, quoteId, edition: quote.edition },
    title: `${quote.number ?? ""} · ${quote.clientName}`,
    sections: sectionsOfQuote(edition.snapshot),
    source: sourceOfEdition(quoteId, quote.edition),
    bytes: async () => {
      const which = { quoteId, edition: quote.edition }
      return found(await storedEdition(parts, owner, which)).bytes
    },
  }
}

const sourceOfEdition = (quoteId: string, edition: number) =>
  createHash("sha256").update(`${quoteId} ${edition}`).digest("hex")

/** Nobody changes what is signed until the transaction ends. */
export async function lockSubjectOf(
  { db, owner }: Pick<Reading, "db" | "owner">,
  { contractId, quoteId }: Pick<RequestRow, "contractId" | "quoteId">,
): Promise<void> {
  if (contractId) await lockContract(db, owner, contractId)
  else if (quoteId) await lockQuote(db, owner, quoteId)
}

/** Whether what is to be signed is still what is offered. */
export async function isUnchanged(context: Reading, request: RequestRow): Promise<boolean> {
  const { db, owner, today } = context
  const { contractId, amendmentId, quoteId, edition, source } = request
  // Days that were billed meanwhile stand against it as much as another word would.
  if (contractId && amendmentId)
    return (
      (await sourceOfAmendment(context, contractId, amendmentId)) === source &&
      (await refusalsOfAgreement({ db, owner }, contractId, amendmentId)).length === 0
    )
  if (contractId) return (await sourceOfPaper({ db, owner }, contractId)) === source
  const quote = quoteId ? await findQuote(db, owner, quoteId) : undefined
  if (!quote) return false
  return quoteCan.beAnswered(quote) && quote.edition === edition && !quoteCan.expire(quote, today)
}

/** What the last signature does to what was signed: an amendment is agreed to, a quote accepted. */
export async function agree(
  context: Agreeing,
  request: RequestRow,
  signer: Pick<SignerRow, "name" | "givenName" | "givenFrom"> | undefined,
): Promise<void> {
  const { contractId, amendmentId } = request
  if (contractId && amendmentId)
    await putAmendmentInForce(context, contractId, amendmentId, context.today)
  else if (signer) await answerQuote(context, request, signer, null)
}

type Agreeing = Context<"queue">

/** Whoever signs a quote accepts it, and whoever refuses to refuses it: by the answer that it has anyway. */
export async function answerQuote(
  context: Pick<Context<"queue">, "db" | "owner" | "parts" | "now" | "today">,
  { quoteId, edition, sha256 }: RequestRow,
  { name, givenName, givenFrom }: Pick<SignerRow, "name" | "givenName" | "givenFrom">,
  reason: string | null,
): Promise<void> {
  if (!quoteId || edition === null) return
  const given = {
    ...{ quoteId, edition, reason, byLink: true, address: givenFrom },
    answer: reason === null ? ("accepted" as const) : ("refused" as const),
    name: givenName ?? name,
  }
  await keepAnswer(context, given, sha256)
}
