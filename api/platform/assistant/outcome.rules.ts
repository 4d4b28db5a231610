import type { AnswerLink, AssistantProposal, ToldAnswer } from "#contract/assistant"

/** The record that a proposal was worked out on. */
export interface ProposedRecord {
  kind: "bills" | "clients" | "products"
  id: string
  version: number
}

/** What the person sees of a proposal before it is done. */
export type Preview = Pick<AssistantProposal, "changes" | "reaches" | "message" | "record">

/** A proposal before it is kept: with arguments that name records by their ids. */
export interface Seed {
  args: Record<string, unknown>
  record: ProposedRecord | null
  preview: Preview
}

/** What a tool found, and what it proposes. */
export interface Outcome {
  told: ToldAnswer
  seed?: Seed
}

const nothing: Omit<ToldAnswer, "kind" | "sentence"> = {
  because: null,
  tool: null,
  args: {},
  figure: null,
  table: null,
  links: [],
  remark: null,
  offers: [],
}

/** What is told, where the most of it is nothing. */
export const tell = (
  kind: ToldAnswer["kind"],
  sentence: string,
  more: Partial<ToldAnswer> = {},
): Outcome => ({ told: { ...nothing, ...more, kind, sentence } })

export const link = (label: string, to: string): AnswerLink => ({ label, to })

/** As many rows as one takes in; the list has the others. */
export const mostRows = 20
