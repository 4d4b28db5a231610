import { z } from "zod"
import type {
  AssistantAnswer,
  AssistantSettings,
  AssistantSettingsChanges,
  AssistantTools,
} from "#contract/assistant"
import type { Language } from "#contract/values"
import type { Database } from "../../../database/client"
import { ensure, found, HttpProblem, stale } from "../../http/problem"
import { takeQuota } from "../../http/take-quota"
import type { OutsideContext } from "../../ports/context"
import type { ApiParts } from "../../ports/parts"
import { type Asked, type AssistantParts, sayIn } from "./asked.commands"
import { answerByGrammar, understand } from "./grammar.commands"
import { guarded } from "./guards.rules"
import { type Handles, type Heard, handlesFor, maskBy, tellingWords } from "./handles.rules"
import { languageOf } from "./lexicon.rules"
import { toolNamed, toolsFor } from "./list.commands"
import { answerByModel } from "./model.commands"
import type { Outcome } from "./outcome.rules"
import * as queries from "./queries"
import { proposalState, showAnswer } from "./show.rules"
import { fold, wordsOf } from "./words.rules"

/** A model is another server: what it answers is waited for outside of any transaction. */
type Outside = OutsideContext<AssistantParts> & Pick<Asked, "person"> & { language: Language }

const goodFor = 15 * 60_000

/** Answers a question, and keeps both for the person to read. */
export async function askQuestion(context: Outside, text: string): Promise<AssistantAnswer> {
  const { owner, now } = context
  const settings = await context.inTransaction((db) => ensureOn(context, db))
  const spoken = languageOf(wordsOf(fold(text)), context.language)
  const language = spoken === "other" ? context.language : spoken
  const asking = { ...context, language }
  const { outcome, by, fellBack } = await answer(asking, text, settings?.modelAgreedAt ?? null)
  return context.inTransaction(async (db) => {
    const question = {
      text,
      language,
      askedAt: now,
      answeredBy: by,
      fellBack,
      answer: outcome.told,
    }
    const kept = found(await queries.addQuestion(db, owner, question))
    const proposals = outcome.seed ? [await keepProposal({ ...asking, db }, kept.id, outcome)] : []
    return showAnswer(kept, proposals, now)
  })
}

/** Whether the installation and the person have an assistant at all. */
async function ensureOn({ parts, owner }: Pick<Outside, "parts" | "owner">, db: Database) {
  ensure(parts.assistant !== "off", "assistantOff")
  const settings = await queries.findSettings(db, owner)
  ensure(settings?.enabled !== false, "assistantDisabled")
  return settings
}

async function answer(context: Outside, text: string, agreedAt: Date | null) {
  const say = sayIn(context.language)
  const { parts, inTransaction, today, rights } = context
  const inShort = (work: (asked: Asked) => Promise<Outcome>) =>
    inTransaction((db) => work({ ...context, db }))
  const { reading, intent } = await inTransaction((db) => understand({ ...context, db }, text))
  const byGrammar = (fellBack: boolean) =>
    inShort((asked) => answerByGrammar(asked, say, { reading, intent })).then((outcome) => ({
      outcome,
      by: "grammar" as const,
      fellBack,
    }))
  const server = parts.assistant === "off" ? undefined : parts.assistant.model
  // What is refused is refused before anyone else hears of it.
  const isSettled =
    intent?.kind === "none" || intent?.kind === "refusal" || guarded(reading, today) !== undefined
  if (!server || !agreedAt || isSettled) return byGrammar(false)
  if (!(await mayAskModel(context))) return byGrammar(true)
  const own = await inTransaction((db) =>
    queries.listHidden(db, context.owner, text, tellingWords(text)),
  )
  const [handles, heard]: [Handles, Heard] = [handlesFor(own), new Map()]
  const outcome = await answerByModel({
    ...{ server, handles, mask: maskBy(handles, heard), reading, intent, today, rights },
    ...{ say: sayIn(context.language, heard), run: inShort },
  })
  return outcome ? { outcome, by: "model" as const, fellBack: false } : byGrammar(true)
}

/** One of the questions that a person, and everyone together, may put to a model in a day. */
async function mayAskModel(context: Outside): Promise<boolean> {
  try {
    await takeQuota(context, "questions")
    return true
  } catch (error) {
    if (error instanceof HttpProblem) return false
    throw error
  }
}

function keepProposal({ db, owner, now }: Asked, questionId: string, { told, seed }: Outcome) {
  const { args, record, preview } = found(seed)
  return queries
    .addProposal(db, owner, {
      questionId,
      tool: found(told.tool),
      args,
      recordKind: record?.kind ?? null,
      recordId: record?.id ?? null,
      recordVersion: record?.version ?? null,
      preview,
      createdAt: now,
      expiresAt: new Date(now.getTime() + goodFor),
    })
    .then(found)
}

/** Does what was proposed, on the version that was seen; changed meanwhile, another proposal takes its place. */
export async function confirmProposal(context: Outside, id: string): Promise<AssistantAnswer> {
  const { owner, now, rights } = context
  const done = await context.inTransaction(async (db) => {
    await ensureOn(context, db)
    // The record first, then the proposal: of two of one record the second sees what the first did.
    const isUnchanged = await isCurrent(
      context,
      db,
      found(await queries.findProposal(db, owner, id)),
    )
    const proposal = found(await queries.lockProposal(db, owner, id))
    const state = proposalState(proposal, now)
    if (state === "used") throw new HttpProblem(409, "proposalUsed")
    if (state !== "open") throw new HttpProblem(409, "proposalExpired")
    const tool = toolNamed(proposal.tool, rights)
    if (!tool?.confirm) throw new HttpProblem(403, "forbidden")
    const question = found(await queries.findQuestion(db, owner, proposal.questionId))
    const asked = { ...context, db, language: question.language }
    const say = sayIn(question.language)
    if (!isUnchanged) return { anew: await proposeAnew(asked, question, proposal) }
    const result = await tool.confirm(asked, say, proposal.args)
    await queries.closeProposal(db, owner, id, { usedAt: now, result })
    if (tool.name === "proposeBillEmail") await queries.voidOthers(db, owner, proposal)
    return { answer: await readAnswer(asked, question.id) }
  })
  if (done.answer) return done.answer
  throw new HttpProblem(409, "proposalStale", { current: done.anew })
}

/** Whether the record is still the one that the proposal was worked out on; nobody changes it until it is done. */
async function isCurrent(
  { owner }: Pick<Asked, "owner">,
  db: Database,
  { recordKind, recordId, recordVersion }: queries.ProposalRow,
) {
  if (!recordKind || !recordId) return true
  const known = await queries.lockVersion(db, owner, { kind: recordKind, id: recordId })
  return known === recordVersion
}

/** The same question, worked out on what is there now; the old proposal is void. */
async function proposeAnew(
  asked: Asked,
  question: queries.QuestionRow,
  { id }: queries.ProposalRow,
) {
  const { db, owner } = asked
  await queries.closeProposal(db, owner, id, { void: true })
  const tool = question.answer.tool ? toolNamed(question.answer.tool, asked.rights) : undefined
  const outcome = await tool?.run(asked, sayIn(question.language), question.answer.args)
  if (outcome?.seed) await keepProposal(asked, question.id, outcome)
  return readAnswer(asked, question.id)
}

export async function readAnswer(
  { db, owner, now }: Pick<Asked, "db" | "owner" | "now">,
  id: string,
) {
  const question = found(await queries.findQuestion(db, owner, id))
  return showAnswer(question, await queries.listProposals(db, owner, [id]), now)
}

/** What the person chose, and what a model would be told. */
export async function showSettings({
  db,
  owner,
  parts,
}: Pick<Asked, "db" | "owner" | "parts">): Promise<AssistantSettings> {
  const settings = await queries.findSettings(db, owner)
  const model = parts.assistant === "off" ? undefined : parts.assistant.model
  return {
    version: settings?.version ?? 0,
    enabled: parts.assistant !== "off" && settings?.enabled !== false,
    offered: parts.assistant !== "off",
    model: model ? { name: model.model, host: new URL(model.url).host } : null,
    modelAgreedAt: settings?.modelAgreedAt?.toISOString() ?? null,
  }
}

export async function changeSettings(asked: Asked, changes: AssistantSettingsChanges) {
  const { db, owner, now, parts } = asked
  ensure(parts.assistant !== "off", "assistantOff")
  const before = await queries.findSettings(db, owner)
  const { version, enabled, modelAgreed } = changes
  // Agreed once: the day of it stays until it is taken back.
  const modelAgreedAt = modelAgreed && parts.assistant.model ? (before?.modelAgreedAt ?? now) : null
  const saved = await queries.saveSettings(db, owner, { version, enabled, modelAgreedAt })
  if (!saved) stale(await showSettings(asked))
  if (!enabled) await queries.voidOpen(db, owner)
  return showSettings(asked)
}

/** The list of tools that are there for the person, and questions that fit what they have. */
export async function showTools(
  asked: Pick<Asked, "db" | "owner" | "rights" | "language">,
): Promise<AssistantTools> {
  const { db, owner, rights, language } = asked
  const { clients } = await queries.listNames(db, owner)
  const { text } = sayIn(language)
  const open = toolsFor(rights)
  const has = (name: string) => open.some((tool) => tool.name === name)
  const [client] = clients
  const number = rights.has("bills.see") ? await queries.findOpenBill(db, owner) : undefined
  const examples = [
    has("findStatistic") && text("assistant.examples.turnover"),
    has("listBills") && text("assistant.examples.overdue"),
    has("findStatistic") && client && text("assistant.examples.owed", { client: client.name }),
    has("proposePayment") && number && text("assistant.examples.paid", { number }),
    has("findQuote") && text("assistant.examples.quotes"),
    has("proposeClient") && !client && text("assistant.examples.client"),
    has("findHelp") && text("assistant.examples.help"),
  ]
  return {
    tools: open.map(({ name, text: its, does, needs, args }) => ({
      name,
      text: its,
      does,
      right: needs.join(", ") || null,
      args: z
        .record(z.string(), z.unknown())
        .parse(z.toJSONSchema(args, { io: "input", unrepresentable: "any" })),
    })),
    examples: examples.filter((example) => typeof example === "string"),
  }
}

/** What was asked more than twelve months ago goes. */
export async function forgetOldQuestions({
  pool,
  clock,
}: Pick<ApiParts, "pool" | "clock">): Promise<void> {
  const yearAgo = new Date(clock())
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  await queries.dropBefore(pool, yearAgo)
}
