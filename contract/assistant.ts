import { z } from "zod"
import { paging } from "./paging"
import { Id, Instant, Language, LongText, SettingsVersion, Switch } from "./values"

/** The longest question that is read. */
const longestQuestion = 2000

/** What an answer is. `none` says that it does not know, or may not. */
const answerKinds = ["read", "proposal", "help", "ask", "refusal", "none"] as const
/** Who found the answer: the grammar, or a model by the tools of the list. */
const answerers = ["grammar", "model"] as const
/** Where a proposal stands. */
const proposalStates = ["open", "used", "expired", "void"] as const

export const NewQuestion = z.object({ text: LongText(longestQuestion) }).meta({ id: "NewQuestion" })

/** Something to follow: below the mount, without a leading slash. */
const AnswerLink = z.object({ label: z.string(), to: z.string() })

const Change = z.object({ label: z.string(), before: z.string().nullable(), after: z.string() })

/** What would be done, exactly, and for how long it may be confirmed. */
export const AssistantProposal = z
  .object({
    id: Id,
    tool: z.string(),
    state: z.enum(proposalStates),
    expiresAt: Instant,
    usedAt: Instant.nullable(),
    /** What will be different. */
    changes: z.array(Change),
    /** Whom it reaches, by address. */
    reaches: z.array(z.string()),
    /** The words that would be sent. */
    message: z.object({ subject: z.string(), body: z.string() }).nullable(),
    /** The record that it was worked out on, where there is one. */
    record: AnswerLink.nullable(),
    /** Where one finds what was done. */
    result: AnswerLink.nullable(),
  })
  .meta({ id: "AssistantProposal" })

const Table = z.object({
  heads: z.array(z.string()),
  rows: z.array(z.object({ cells: z.array(z.string()), to: z.string().nullable() })),
  /** How many there are, where not all are shown. */
  count: z.int(),
})

/** What of an answer is kept as it was told. */
export const ToldAnswer = z.object({
  kind: z.enum(answerKinds),
  /** Why it is no answer to what was asked. */
  because: z.string().nullable(),
  tool: z.string().nullable(),
  /** What the tool was asked for, in the words of the list of tools. */
  args: z.record(z.string(), z.unknown()),
  sentence: z.string(),
  figure: z.string().nullable(),
  table: Table.nullable(),
  links: z.array(AnswerLink),
  /** What a model adds in its own words: text, and nothing else. */
  remark: z.string().nullable(),
  /** What there is instead: questions that can be asked as they stand. */
  offers: z.array(
    z.object({ tool: z.string(), args: z.record(z.string(), z.unknown()), text: z.string() }),
  ),
})

export const AssistantAnswer = z
  .object({
    id: Id,
    text: z.string(),
    askedAt: Instant,
    language: Language,
    by: z.enum(answerers),
    /** A model was to answer, and did not: the grammar did. */
    fellBack: z.boolean(),
    ...ToldAnswer.shape,
    proposal: AssistantProposal.nullable(),
  })
  .meta({ id: "AssistantAnswer" })

/** What the form of a proposal sends: which one. */
export const ProposalConfirmation = z.object({ proposalId: Id })

export const AssistantFilter = z.object(paging(["askedAt"]))

/** What the assistant is to its person, and what it would do with a model. */
export const AssistantSettings = z
  .object({
    version: z.int(),
    enabled: z.boolean(),
    /** Whether the installation has an assistant at all. */
    offered: z.boolean(),
    /** Whether the operator connected a model, and to whom its questions would go. */
    model: z.object({ name: z.string(), host: z.string() }).nullable(),
    modelAgreedAt: Instant.nullable(),
  })
  .meta({ id: "AssistantSettings" })

export const AssistantSettingsChanges = z
  .object({ version: SettingsVersion, enabled: Switch, modelAgreed: Switch })
  .meta({ id: "AssistantSettingsChanges" })

/** The tools that the caller's rights open, and what can be asked of what is there. */
export const AssistantTools = z
  .object({
    tools: z.array(
      z.object({
        name: z.string(),
        text: z.string(),
        does: z.enum(["reads", "proposes"]),
        right: z.string().nullable(),
        args: z.record(z.string(), z.unknown()),
      }),
    ),
    examples: z.array(z.string()),
  })
  .meta({ id: "AssistantTools" })

export type AnswerLink = z.output<typeof AnswerLink>
export type ToldAnswer = z.output<typeof ToldAnswer>
export type AssistantAnswer = z.output<typeof AssistantAnswer>
export type AssistantFilter = z.output<typeof AssistantFilter>
export type AssistantProposal = z.output<typeof AssistantProposal>
export type AssistantSettings = z.output<typeof AssistantSettings>
export type AssistantSettingsChanges = z.output<typeof AssistantSettingsChanges>
export type AssistantTools = z.output<typeof AssistantTools>
