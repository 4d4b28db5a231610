import { useTranslation } from "react-i18next"
import { LineSection } from "~/components/bill/line-fields"
import { PrintedFields, printedNames } from "~/components/bill/printed-fields"
import type { Supplies } from "~/components/bill/supplies"
import { TermsFields } from "~/components/bill/terms-fields"
import { TermsSentence } from "~/components/bill/terms-sentence"
import { StickyTotal } from "~/components/bill/totals"
import { type SavedLines, TypedLines } from "~/components/bill/typed-lines"
import { ClientField } from "~/components/form/client-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoreFields } from "~/components/form/more-fields"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { Card } from "~/components/ui/card"

/** The fields of a quote, for a new one and a known one alike. Its lines are those of a bill. */
export function QuoteFields({ supplies, saved }: { supplies: Supplies; saved?: SavedLines }) {
  const { t } = useTranslation()
  return (
    <TypedLines saved={saved}>
      <FieldGroup>
        <ClientField
          label={t("quotes.client")}
          clients={supplies.clients}
          more={supplies.moreClients}
          comesFrom="quotes"
        />
        <div className="sm:col-span-2">
          <TermsSentence names={["validDays", "paymentTerms", "paymentDays", "depositRate"]}>
            <NumberField
              name="validDays"
              label={t("quotes.validDays")}
              hint={t("quotes.validDaysHint")}
              className={half}
            />
            <PercentField
              name="depositRate"
              help="deposit"
              label={t("quotes.depositRate")}
              hint={t("quotes.depositRateHint")}
              className={half}
            />
            <TermsFields className={half} />
          </TermsSentence>
        </div>
      </FieldGroup>
      <LineSection supplies={supplies} />
      <Card>
        <MoreFields title={t("quotes.more")} names={printedNames}>
          <PrintedFields
            noteLabel={t("quotes.note")}
            noteHint={t("quotes.noteHint")}
            includePenalty={false}
          />
        </MoreFields>
      </Card>
      <StickyTotal />
    </TypedLines>
  )
}

const half = "col-span-2 sm:col-span-3"
