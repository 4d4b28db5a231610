import { useTranslation } from "react-i18next"
import { CheckField } from "../form/check-field"
import { LongTextField } from "../form/long-text-field"

/** Those of the fields below that open what holds them where they are filled. */
export const printedNames = ["note"]

interface PrintedFieldsProps {
  noteLabel?: string
  noteHint: string
  /** A quote, and what gives money back, name no penalties. */
  includePenalty: boolean
}

/** What stands on the paper beside the lines. */
export function PrintedFields({ noteLabel, noteHint, includePenalty }: PrintedFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <CheckField name="includeVat" label={t("bills.includeVat")} className={half} />
      {includePenalty ? (
        <CheckField name="includePenalty" label={t("bills.includePenalty")} className={half} />
      ) : null}
      <CheckField name="includeLogo" label={t("bills.includeLogo")} className={half} />
      <CheckField name="includeSignature" label={t("bills.includeSignature")} className={half} />
      <LongTextField
        name="note"
        label={noteLabel ?? t("bills.note")}
        hint={noteHint}
        className="col-span-full"
      />
    </>
  )
}

const half = "col-span-2 sm:col-span-3"
