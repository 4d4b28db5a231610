import type { Bill } from "#contract/bills"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { MoneyCell } from "~/components/table/cells"

type PromptProps = React.ComponentProps<typeof ConfirmPrompt>

interface CorrectionPromptProps extends Pick<PromptProps, "title" | "confirmLabel" | "reply"> {
  bill: Pick<Bill, "id" | "number" | "totalTTC" | "credited" | "currency">
  /** What will follow. */
  effects: string[]
}

/** Asks before an issued bill is taken back, whole or for another one, and says what follows. */
export function CorrectionPrompt({ bill, effects, ...prompt }: CorrectionPromptProps) {
  return (
    <ConfirmPrompt {...prompt} cancelTo={`../bills/${bill.id}`}>
      <p className="font-medium text-ink">
        {bill.number}
        {", "}
        <MoneyCell cents={bill.totalTTC - bill.credited} currency={bill.currency} />
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmPrompt>
  )
}
