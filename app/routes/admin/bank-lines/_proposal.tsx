import { useTranslation } from "react-i18next"
import type { BankLine, LineProposal } from "#contract/bank-lines"

/** Who and what a line may have been for, and why, in words; in the list also how sure that is. */
export function ProposalText({
  proposal,
  verdict = "none",
}: {
  proposal: LineProposal
  verdict?: BankLine["verdict"]
}) {
  const { t } = useTranslation()
  const names = [...new Set(proposal.targets.map(({ name }) => name))].join(", ")
  const numbers = proposal.targets.map(({ number }) => number).filter(Boolean)
  return (
    <>
      <span className="block">{[names, numbers.join(" + ")].filter(Boolean).join(" · ")}</span>
      <span className="block text-muted text-sm">
        {[
          ...(verdict === "none" ? [] : [t(`bankLines.verdicts.${verdict}`)]),
          ...proposal.reasons.map((reason) => t(`bankLines.reasons.${reason}`)),
        ].join(" · ")}
      </span>
    </>
  )
}
