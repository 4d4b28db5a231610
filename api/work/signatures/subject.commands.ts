import { createHash } from "node:crypto"
import type { PaperSection } from "#contract/contract-papers"
import { ensure, found } from "../../http/problem"
import type { Context, OutsideContext } from "../../ports/context"
import { keepAnswer } from "../../sales/quotes/answer.commands"
import { findEdition } from "../../sales/quotes/edition.queries"
import { findQuote } from "../../sales/quotes/queries"
import { quoteCan } from "../../sales/quotes/rules"
import { storedEdition } from "../../sales/quotes/stored-edition.commands"
import { finishPaper, renderFinished, sourceOfPaper } from "../contract-papers/commands"
import { nameContract } from "../contracts/commands"
import type { RequestRow, SignerRow, Subject } from "./queries"
import { sectionsOfQuote } from "./subject.rules"

type Reading = Pick<Context, "db" | "owner" | "today">

/** A paper that can be signed: what it says, and how its bytes are made. */
interface Paper {
  about: Pick<RequestRow, "kind" | "contractId" | "quoteId" | "edition">
  title: string
  sections: PaperSection[]
  source: string
  bytes(): Promise<Uint8Array>
}

/** The paper as it is now, or why it cannot be signed. */
export const paperOf = (
  context: OutsideContext<"pool" | "files">,
  subject: Subject,
): Promise<Paper> =>
  "contractId" in subject
    ? contractPaper(context, subject.contractId)
    : quotePaper(context, subject.quoteId)

async function contractPaper(context: OutsideContext, contractId: string): Promise<Paper> {
  const { owner, inTransaction } = context
  const paper = await inTransaction(async (db) => {
    await nameContract({ ...context, db }, contractId)
    return finishPaper({ db, owner }, contractId)
  })
  return {
    about: { kind: "contract", contractId, quoteId: null, edition: null },
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
    about: { kind: "quote", contractId: null, quoteId, edition: quote.edition },
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

/** Whether what is to be signed is still what is offered. */
export async function isUnchanged(context: Reading, request: RequestRow): Promise<boolean> {
  const { db, owner, today } = context
  const { contractId, quoteId, edition, source } = request
  if (contractId) return (await sourceOfPaper({ db, owner }, contractId)) === source
  const quote = quoteId ? await findQuote(db, owner, quoteId) : undefined
  if (!quote) return false
  return (
    quoteCan.beAnswered(quote) && quote.edition === edition && !quoteCan.expire(quote, today)
  )
}

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
