import { useTranslation } from "react-i18next"
import type { LineProposal } from "#contract/bank-lines"

/** Who and what a line may have been for, and why, in words. */
export function ProposalText({ proposal }: { proposal: LineProposal }) {
  const { t } = useTranslation()
  const names = [...new Set(proposal.targets.map(({ name }) => name))].join(", ")
  const numbers = proposal.targets.map(({ number }) => number).filter(Boolean)
  return (
    <>
      <span className="block">{[names, numbers.join(" + ")].filter(Boolean).join(" · ")}</span>
      <span className="block text-muted text-sm">
        {proposal.reasons.map((reason) => t(`bankLines.reasons.${reason}`)).join(" · ")}
      </span>
    </>
  )
}

export const verdictTones = { sure: "success", suggest: "info", none: "neutral" } as const
