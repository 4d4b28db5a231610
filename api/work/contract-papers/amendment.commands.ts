import type { Amendment } from "#contract/contract-terms"
import type { Language } from "#contract/values"
import { ensure, found } from "../../http/problem"
import { amendmentClauses } from "../../paper/amendment-clauses"
import { renderPaper } from "../../paper/on-thread"
import type { Context, OutsideContext } from "../../ports/context"
import { showAmendmentOf } from "../contracts/amendment.commands"
import { findContract } from "../contracts/queries"
import { amendmentSections, differenceOf } from "./amendment.rules"
import { digestOf, type FinishedPaper, partySection, prevailing, readPaperData } from "./commands"

type Reading = Pick<Context, "db" | "owner" | "today" | "now">

/**
 * The paper of an amendment: the difference in words, between the parties of the contract. Its name is in the language
 * of those who are to sign; the paper itself is in French.
 */
export async function finishAmendment(
  context: Reading,
  contractId: string,
  amendmentId: string,
  language: Language,
): Promise<FinishedPaper> {
  const { amendment, name, data } = await dataOf(context, contractId, amendmentId)
  ensure(amendment.state === "draft", "amendmentAgreed")
  return {
    title: `${amendmentClauses[language].title(amendment.number)} · ${name}`,
    data,
    sections: [partySection(data), ...data.sections, ...prevailing(data)],
    source: digestOf(data),
  }
}

/** The same as a PDF to read, which says of a draft that it is one. */
export async function typesetAmendment(
  context: OutsideContext,
  contractId: string,
  amendmentId: string,
): Promise<{ bytes: Uint8Array; number: number }> {
  const { owner, inTransaction } = context
  const { amendment, data } = await inTransaction((db) =>
    dataOf({ ...context, db }, contractId, amendmentId),
  )
  const title =
    amendment.state === "draft" ? `${data.title} (${amendmentClauses.fr.draft})` : data.title
  const bytes = await renderPaper(owner, "contract", { ...data, title }, "a-3b")
  return { bytes, number: amendment.number }
}

/** A digest of all that it says now; another one where it is no draft any more. */
export async function sourceOfAmendment(
  context: Reading,
  contractId: string,
  amendmentId: string,
): Promise<string> {
  const { amendment, data } = await dataOf(context, contractId, amendmentId)
  return amendment.state === "draft" ? digestOf(data) : "agreed"
}

async function dataOf(context: Reading, contractId: string, amendmentId: string) {
  const { db, owner } = context
  const contract = found(await findContract(db, owner, contractId))
  const amendment: Amendment = await showAmendmentOf(asReader(context), contractId, amendmentId)
  const paper = await readPaperData({ db, owner }, contractId)
  const name = [contract.reference, contract.title].filter(Boolean).join(" · ")
  const title = amendmentClauses.fr.title(amendment.number)
  const about = { name, currency: contract.currency }
  const sections = amendmentSections(amendment, about, amendmentClauses, paper.english)
  const difference = differenceOf(amendment, about, amendmentClauses, paper.english)
  const data = { ...paper, title, subtitle: `${title} · ${name}`, sections, difference }
  return { amendment, name, data }
}

/** Whoever signs has no rights here, and none are asked for: what is read is what they were sent. */
const asReader = (context: Reading): Context => ({
  ...context,
  person: { id: context.owner, email: null },
  rights: new Set(),
  parts: {},
})
