import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { billTerms } from "~/components/bill/choices"
import { BillDiscount } from "~/components/bill/discount"
import { BillLineFields } from "~/components/bill/line-fields"
import type { Sums } from "~/components/bill/sum-list"
import type { Supplies } from "~/components/bill/supplies"
import { LiveTotals } from "~/components/bill/totals"
import { CheckField } from "~/components/form/check-field"
import { ComboboxField } from "~/components/form/combobox-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { SelectField } from "~/components/form/select-field"
import { useCan } from "~/services/person"

/** The fields of a quote, for a new one and a known one alike. Its lines are those of a bill. */
export function QuoteFields({ supplies, saved }: { supplies: Supplies; saved?: Sums }) {
  const { t } = useTranslation()
  const can = useCan()
  const isFirst = supplies.clients.length === 0
  return (
    <>
      <FieldGroup title={t("quotes.groups.quote")}>
        <ComboboxField
          name="clientId"
          label={t("quotes.client")}
          options={supplies.clients}
          source={supplies.moreClients ? "../companies/choices" : undefined}
          hint={
            can("clients.create") ? (
              <Link
                to={isFirst ? "../companies/new?for=quotes" : "../companies/new"}
                target={isFirst ? undefined : "_blank"}
                className="text-accent underline"
              >
                {isFirst ? t("bills.newClient") : t("bills.newClientAside")}
              </Link>
            ) : undefined
          }
        />
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
          label={t("quotes.depositRate")}
          hint={t("quotes.depositRateHint")}
        />
        <SelectField
          name="paymentTerms"
          label={t("bills.paymentTerms")}
          options={billTerms.map((terms) => ({ value: terms, label: t(`bills.terms.${terms}`) }))}
        />
        <NumberField
          name="paymentDays"
          label={t("bills.paymentDays")}
          hint={t("bills.paymentDaysHint")}
        />
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
