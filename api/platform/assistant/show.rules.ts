import type { AssistantAnswer, AssistantProposal } from "#contract/assistant"
import type { ProposalRow, QuestionRow } from "./queries"

/** Where a proposal stands at an instant. */
export function proposalState(
  { usedAt, void: isVoid, expiresAt }: Pick<ProposalRow, "usedAt" | "void" | "expiresAt">,
  now: Date,
): AssistantProposal["state"] {
  if (usedAt) return "used"
  if (isVoid) return "void"
  return expiresAt <= now ? "expired" : "open"
}

const showProposal = (row: ProposalRow, now: Date): AssistantProposal => ({
  id: row.id,
  tool: row.tool,
  state: proposalState(row, now),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
  ...row.preview,
  result: row.result,
})

/** A question with its answer, and the newest proposal that was made of it. */
export function showAnswer(
  { answer, answeredBy, askedAt, ...question }: QuestionRow,
  proposals: readonly ProposalRow[],
  now: Date,
): AssistantAnswer {
  const own = proposals.filter(({ questionId }) => questionId === question.id)
  const newest = own.find((it) => !it.void) ?? own[0]
  return {
    ...question,
    askedAt: askedAt.toISOString(),
    by: answeredBy,
    ...answer,
    proposal: newest ? showProposal(newest, now) : null,
  }
}
