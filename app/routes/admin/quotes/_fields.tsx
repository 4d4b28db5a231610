import { useTranslation } from "react-i18next"
import { ClientField } from "~/components/bill/client-field"
import { BillDiscount } from "~/components/bill/discount"
import { BillLineFields } from "~/components/bill/line-fields"
import type { Sums } from "~/components/bill/sum-list"
import type { Supplies } from "~/components/bill/supplies"
import { TermsFields } from "~/components/bill/terms-fields"
import { LiveTotals } from "~/components/bill/totals"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"

/** The fields of a quote, for a new one and a known one alike. Its lines are those of a bill. */
export function QuoteFields({ supplies, saved }: { supplies: Supplies; saved?: Sums }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("quotes.groups.quote")}>
        <ClientField label={t("quotes.client")} supplies={supplies} comesFrom="quotes" />
        <NumberField
          name="validDays"
          label={t("quotes.validDays")}
          hint={t("quotes.validDaysHint")}
        />
      </FieldGroup>
      <section aria-label={t("bills.lines")} className="grid gap-4">
        <h2 className="text-lg font-semibold">{t("bills.lines")}</h2>
        <BillLineFields supplies={supplies} />
        <BillDiscount />
        <LiveTotals saved={saved} />
      </section>
      <FieldGroup title={t("bills.groups.payment")}>
        <PercentField
          name="depositRate"
          help="deposit"
          label={t("quotes.depositRate")}
          hint={t("quotes.depositRateHint")}
        />
        <TermsFields />
      </FieldGroup>
      <FieldGroup title={t("bills.groups.printed")}>
        <CheckField name="includeVat" label={t("bills.includeVat")} />
        <CheckField name="includeLogo" label={t("bills.includeLogo")} />
        <CheckField name="includeSignature" label={t("bills.includeSignature")} />
        <LongTextField
          name="note"
          label={t("quotes.note")}
          hint={t("quotes.noteHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  )
}
