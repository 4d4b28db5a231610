import { useFormMetadata } from "@conform-to/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { billTerms } from "#domain/payment-terms"
import { MoreFields } from "../form/more-fields"
import { withoutMark } from "../form/wire-value"
import { formatDay } from "../format"

interface TermsSentenceProps {
  /** The fields below it, and what they are called in the form. */
  names: string[]
  children: ReactNode
}

/** When it is dated, for how long it holds and by when it is paid, in one sentence that opens the fields. */
export function TermsSentence({ names, children }: TermsSentenceProps) {
  const { t, i18n } = useTranslation()
  const fields = useFormMetadata<Record<string, string>>().getFieldset()
  const typed = (name: string) => {
    const text = names.includes(name) ? (fields[name]?.value ?? fields[name]?.initialValue) : ""
    return withoutMark(text ?? "")
  }
  const date = typed("releaseDate")
  const terms = billTerms.find((each) => each === typed("paymentTerms"))
  const said = [
    names.includes("releaseDate") &&
      (date
        ? t("bills.sentence.dated", { day: formatDay(date, i18n.language) })
        : t("bills.sentence.datedAtIssue")),
    typed("validDays") && t("bills.sentence.valid", { count: Number(typed("validDays")) }),
    terms === "days"
      ? t("bills.sentence.payable", { count: Number(typed("paymentDays")) })
      : terms && t(`bills.sentence.payableBy.${terms}`),
    typed("depositRate") && t("bills.sentence.deposit", { rate: typed("depositRate") }),
  ].filter(Boolean)
  return (
    <MoreFields
      title={
        <>
          <span className="text-ink">{capital(said.join(", "))}</span>
          {" · "}
          <span className="underline">{t("bills.sentence.change")}</span>
        </>
      }
      names={names}
      told={names}
    >
      {children}
    </MoreFields>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
