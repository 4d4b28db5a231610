import { createHash } from "node:crypto"
import type { BillPreview } from "#contract/bills"
import type {
  ContractPaper,
  ContractPaperChanges,
  ContractPaperDraft,
  PaperSection,
} from "#contract/contract-papers"
import { courseOf } from "#domain/contract-renewal"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ensure, found, HttpProblem, invalid, stale } from "../../http/problem"
import {
  clauseWording,
  contractWording,
  propertyWording,
  rightWording,
} from "../../paper/contract-wording"
import { drawPaper, renderPaper } from "../../paper/on-thread"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { blank } from "../../people/profile/rules"
import type { Context, OutsideContext } from "../../ports/context"
import { type ContractRow, findContract, lockContract } from "../contracts/queries"
import type { Difference } from "./amendment.rules"
import * as queries from "./queries"
import {
  allClauses,
  firstPaper,
  missingOf,
  type PaperFacts,
  partiesOf,
  refusalsOf,
  sectionsOf,
  type Wording,
} from "./rules"

type Reading = Pick<Context, "db" | "owner">

const wording: Wording = {
  clauses: clauseWording,
  rights: rightWording,
  property: propertyWording,
}

/** What the paper of a contract says now, and what it lacks. */
export async function readPaper(context: Reading, contractId: string): Promise<ContractPaper> {
  return show(contractId, await knownFacts(context, contractId))
}

/** Keeps what was decided of the paper, and its clauses for the papers to come where that is wished. */
export async function changePaper(
  context: Reading,
  contractId: string,
  { version, keepClauses, ...changes }: ContractPaperChanges,
): Promise<ContractPaper> {
  const { db, owner } = context
  // Not while somebody signs it.
  await lockContract(db, owner, contractId)
  const { contract } = await factsOf(context, contractId)
  ensure(contract.signedOn === null, "contractSigned")
  refuse(changes)
  const kept = await queries.keepPaper(db, owner, contractId, version, changes)
  if (!kept) stale(await readPaper(context, contractId))
  if (keepClauses)
    for (const { name, mode, french, english } of changes.clauses)
      if (mode === "own" && french)
        await queries.keepOwnClause(db, owner, { name, french, english })
  return readPaper(context, contractId)
}

/** The paper with what is typed, as a picture; nothing is saved. What is empty stays empty on it. */
export async function drawTypedPaper(
  { owner, inTransaction }: OutsideContext,
  contractId: string,
  typed: ContractPaperDraft,
): Promise<BillPreview> {
  refuse(typed)
  const facts = await inTransaction((db) => factsOf({ db, owner }, contractId))
  const data = paperOf({ ...facts, paper: typed })
  return { svg: await drawPaper(owner, "contract", data) }
}

/** The paper as it is now, as a picture. */
export async function drawSavedPaper(
  { owner, inTransaction }: OutsideContext,
  contractId: string,
): Promise<BillPreview> {
  const facts = await inTransaction((db) => factsOf({ db, owner }, contractId))
  return { svg: await drawPaper(owner, "contract", paperOf(facts)) }
}

/** A paper that lacks nothing, with a digest of all that it says. */
export interface FinishedPaper {
  title: string
  data: ReturnType<typeof paperOf>
  sections: PaperSection[]
  source: string
}

/** The paper, or the list of what it lacks. */
export async function finishPaper(
  { db, owner }: { db: Database; owner: Owner },
  contractId: string,
): Promise<FinishedPaper> {
  const facts = await factsOf({ db, owner }, contractId)
  const missing = missingOf(facts, wording)
  if (missing.length > 0)
    throw new HttpProblem(409, "contractPaperIncomplete", {
      errors: missing.map(({ where, path }) => ({ path: `${where}.${path}`, code: "required" })),
    })
  const data = paperOf(facts)
  const { reference, title } = facts.contract
  const sections = [partySection(data), ...data.sections, ...prevailing(data)]
  const name = [reference, title].filter(Boolean).join(" · ")
  return { title: name, data, sections, source: digestOf(data) }
}

/** A digest of all that the paper says now, whether it lacks something or not. */
export async function sourceOfPaper(context: Reading, contractId: string): Promise<string> {
  return digestOf(await readPaperData(context, contractId))
}

/** What the paper says now, whether it lacks something or not. */
export async function readPaperData(context: Reading, contractId: string) {
  return paperOf(await knownFacts(context, contractId))
}

export const digestOf = (data: object) =>
  createHash("sha256").update(JSON.stringify(data)).digest("hex")

/** The parties in words, for whoever reads the paper on a page. */
export const partySection = ({
  labels,
  provider,
  client,
}: ReturnType<typeof paperOf>): PaperSection => ({
  title: contractWording.between.fr,
  paragraphs: [
    [`${labels.provider}\u00a0: ${provider.name}`, ...provider.lines].join(", "),
    [`${labels.client}\u00a0: ${client.name}`, ...client.lines].join(", "),
  ],
  titleEnglish: null,
  paragraphsEnglish: [],
})

/** Which language holds, of a paper in two. */
export const prevailing = ({ english }: Pick<ContractPaperDraft, "english">): PaperSection[] =>
  english
    ? [
        {
          ...{ title: contractWording.prevailing.fr, titleEnglish: contractWording.prevailing.en },
          paragraphs: [contractWording.prevails.fr],
          paragraphsEnglish: [contractWording.prevails.en],
        },
      ]
    : []

/** A finished paper as a PDF/A; no transaction is open while it is made. */
export const renderFinished = (owner: Owner, { data }: FinishedPaper): Promise<Uint8Array> =>
  renderPaper(owner, "contract", data, "a-3b")

async function factsOf(context: Reading, contractId: string) {
  const facts = await knownFacts(context, contractId)
  const unfit = unfitOf(facts)
  ensure(unfit !== "employed", "contractPaperEmployed")
  ensure(unfit !== "consumer", "contractPaperConsumer")
  return facts
}

/** Of a job, the paper is the employer's; a consumer is sent a quote. */
function unfitOf({ contract, client }: Known): ContractPaper["unfit"] {
  if (contract.kind !== "freelance") return "employed"
  return client.kind === "individual" ? "consumer" : null
}

type Known = Awaited<ReturnType<typeof knownFacts>>

async function knownFacts({ db, owner }: Reading, contractId: string) {
  const contract = asFirstAgreed(found(await findContract(db, owner, contractId)))
  const client = found(await findClient(db, owner, contract.clientId))
  const profile = (await findProfile(db, owner)) ?? blank(null)
  const known = await queries.findPaper(db, owner, contractId)
  const own = known ? [] : await queries.listOwnClauses(db, owner)
  return { contract, profile, client, paper: known ?? firstPaper(own) }
}

/** The paper says what was agreed at first: each amendment has a paper of its own. */
function asFirstAgreed(contract: ContractRow): ContractRow {
  const { firstTerms, startDate } = contract
  if (!firstTerms) return contract
  const { runsUntil } = courseOf({ ...firstTerms, startDate }, null)
  return { ...contract, ...firstTerms, runsUntil }
}

function refuse(typed: ContractPaperDraft): void {
  const errors = refusalsOf(typed)
  if (errors.length > 0) invalid(errors)
}

function paperOf(facts: PaperFacts) {
  const { provider, client } = partiesOf(facts)
  const { reference, title } = facts.contract
  const kind: string = contractWording.title.fr
  return {
    title: kind,
    subtitle: [reference, title].filter(Boolean).join(" · "),
    labels: { provider: contractWording.provider.fr, client: contractWording.client.fr },
    english: facts.paper.english,
    prevails: `${contractWording.prevails.fr} ${contractWording.prevails.en}`,
    ...{ provider, client },
    sections: sectionsOf(facts, wording),
    // Of amendments alone.
    difference: null as Difference | null,
    footer: [provider.name, reference].filter(Boolean).join(" · "),
  }
}

function show(contractId: string, facts: Known): ContractPaper {
  const { paper } = facts
  return {
    contractId,
    version: versionOf(paper),
    unfit: unfitOf(facts),
    english: paper.english,
    deliverables: paper.deliverables,
    deliverablesEnglish: paper.deliverablesEnglish,
    acceptanceDays: paper.acceptanceDays,
    expenses: paper.expenses,
    expensesEnglish: paper.expensesEnglish,
    confidentialityYears: paper.confidentialityYears,
    insurance: paper.insurance,
    court: paper.court,
    clauses: allClauses(paper.clauses).map((clause) => ({
      ...clause,
      standardFrench: clauseWording[clause.name].text.fr,
      standardEnglish: clauseWording[clause.name].text.en,
    })),
    property: paper.property,
    sections: [...sectionsOf(facts, wording), ...prevailing(paper)],
    missing: missingOf(facts, wording),
  }
}

/** Of a paper that nobody has saved yet, the first. */
const versionOf = (paper: ContractPaperDraft & { version?: number }) => paper.version ?? 1
