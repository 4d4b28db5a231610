import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { ClientField } from "~/components/bill/client-field"
import { BillDiscount } from "~/components/bill/discount"
import { BillLineFields } from "~/components/bill/line-fields"
import type { Sums } from "~/components/bill/sum-list"
import type { Supplies } from "~/components/bill/supplies"
import { TermsFields } from "~/components/bill/terms-fields"
import { LiveTotals } from "~/components/bill/totals"
import { CheckField } from "~/components/form/check-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { MoreFields } from "~/components/form/more-fields"
import { PercentField } from "~/components/form/percent-field"
import { PeriodField } from "~/components/form/period-field"
import { TextField } from "~/components/form/text-field"

interface BillFieldsProps {
  supplies: Supplies
  /** What the lines of a known draft come to. */
  saved?: Sums
  kind?: Bill["kind"]
}

/** The fields of a draft, for a new one and a known one alike. */
export function BillFields({ supplies, saved, kind = "bill" }: BillFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("bills.groups.bill")}>
        {kind === "creditNote" ? (
          <HiddenField name="clientId" />
        ) : (
          <ClientField label={t("bills.client")} supplies={supplies} comesFrom="bills" />
        )}
        <DateField
          name="releaseDate"
          label={t("bills.releaseDate")}
          hint={t("bills.releaseDateHint")}
        />
        <PeriodField
          legend={t("bills.billingPeriod")}
          from={{ name: "billingPeriodStart", label: t("bills.billingPeriodStart") }}
          to={{ name: "billingPeriodEnd", label: t("bills.billingPeriodEnd") }}
          className="sm:col-span-2"
        />
        <TextField name="purchaseOrder" label={t("bills.purchaseOrder")} />
        {kind === "creditNote" || kind === "correction" ? (
          <LongTextField
            name="reason"
            label={t("bills.reason")}
            hint={t("bills.reasonHint")}
            rows={2}
            className="sm:col-span-2"
          />
        ) : null}
        <div className="sm:col-span-2">
          <MoreFields
            title={t("bills.moreReferences")}
            names={["suppliedOn", "contractReference", "buyerReference"]}
          >
            <DateField
              name="suppliedOn"
              label={t("bills.suppliedOn")}
              hint={t("bills.suppliedOnHint")}
              className="col-span-2"
            />
            <TextField
              name="contractReference"
              label={t("bills.contractReference")}
              className="col-span-2"
            />
            <TextField
              name="buyerReference"
              label={t("bills.buyerReference")}
              hint={t("bills.buyerReferenceHint")}
              className="col-span-2"
            />
          </MoreFields>
        </div>
      </FieldGroup>
      <section aria-label={t("bills.lines")} className="grid gap-4">
        <h2 className="text-lg font-semibold">{t("bills.lines")}</h2>
        <BillLineFields supplies={supplies} />
        <BillDiscount />
        <LiveTotals saved={saved} />
      </section>
      {kind === "creditNote" ? <HiddenField name="paymentDays" /> : <PaymentTerms />}
      <FieldGroup title={t("bills.groups.printed")}>
        <CheckField name="includeVat" label={t("bills.includeVat")} />
        {kind === "creditNote" ? null : (
          <CheckField name="includePenalty" label={t("bills.includePenalty")} />
        )}
        <CheckField name="includeLogo" label={t("bills.includeLogo")} />
        <CheckField name="includeSignature" label={t("bills.includeSignature")} />
        <LongTextField
          name="note"
          label={t("bills.note")}
          hint={t("bills.noteHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  )
}

function PaymentTerms() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t("bills.groups.payment")}>
      <TermsFields />
      <PercentField
        name="penaltyRate"
        label={t("bills.penaltyRate")}
        hint={t("bills.penaltyRateHint")}
      />
      <div className="sm:col-span-2">
        <MoreFields title={t("bills.moreTerms")} names={["earlyPaymentRate", "earlyPaymentDays"]}>
          <PercentField
            name="earlyPaymentRate"
            label={t("bills.earlyPaymentRate")}
            hint={t("bills.earlyPaymentHint")}
            className="col-span-2 sm:col-span-3"
          />
          <TextField
            name="earlyPaymentDays"
            label={t("bills.earlyPaymentDays")}
            inputMode="numeric"
            className="col-span-2 sm:col-span-3"
          />
        </MoreFields>
      </div>
    </FieldGroup>
  )
}
