import type { Amendment } from "#contract/contract-terms"
import { ensure, found } from "../../http/problem"
import { amendmentClauses } from "../../paper/amendment-clauses"
import type { Context } from "../../ports/context"
import { showAmendmentOf } from "../contracts/amendment.commands"
import { findContract } from "../contracts/queries"
import { amendmentSections } from "./amendment.rules"
import { digestOf, type FinishedPaper, readPaperData } from "./commands"

type Reading = Pick<Context, "db" | "owner" | "today" | "now">

/** The paper of an amendment: the difference in words, between the parties of the contract. */
export async function finishAmendment(
  context: Reading,
  contractId: string,
  amendmentId: string,
): Promise<FinishedPaper> {
  const { amendment, data } = await dataOf(context, contractId, amendmentId)
  ensure(amendment.state === "draft", "amendmentAgreed")
  return { title: data.subtitle, data, sections: data.sections, source: digestOf(data) }
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
  const subtitle = `${amendmentClauses.title(amendment.number)} · ${name}`
  const sections = amendmentSections(
    amendment,
    { name, currency: contract.currency },
    amendmentClauses,
  )
  const data = {
    ...paper,
    title: amendmentClauses.title(amendment.number),
    subtitle,
    english: false,
    sections,
  }
  return { amendment, data }
}

/** Whoever signs has no rights here, and none are asked for: what is read is what they were sent. */
const asReader = (context: Reading): Context => ({
  ...context,
  person: { id: context.owner, email: null },
  rights: new Set(),
  parts: {},
})
