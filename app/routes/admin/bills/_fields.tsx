import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { LineSection } from "~/components/bill/line-fields"
import { PrintedFields, printedNames } from "~/components/bill/printed-fields"
import type { Supplies } from "~/components/bill/supplies"
import { TermsFields } from "~/components/bill/terms-fields"
import { TermsSentence } from "~/components/bill/terms-sentence"
import { StickyTotal } from "~/components/bill/totals"
import { type SavedLines, TypedLines } from "~/components/bill/typed-lines"
import { CheckField } from "~/components/form/check-field"
import { ClientField } from "~/components/form/client-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { MoreFields } from "~/components/form/more-fields"
import { PercentField } from "~/components/form/percent-field"
import { PeriodField } from "~/components/form/period-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { Card } from "~/components/ui/card"

interface BillFieldsProps {
  supplies: Supplies
  countries: Choice[]
  /** What the lines of a known draft come to. */
  saved?: SavedLines
  kind?: Bill["kind"]
}

/** The fields of a draft, for a new one and a known one alike: for whom, the lines, and what is seldom said. */
export function BillFields({ supplies, countries, saved, kind = "bill" }: BillFieldsProps) {
  const { t } = useTranslation()
  const isOwed = kind !== "creditNote"
  return (
    <TypedLines saved={saved}>
      <FieldGroup>
        {isOwed ? (
          <ClientField
            label={t("bills.client")}
            clients={supplies.clients}
            more={supplies.moreClients}
            comesFrom="bills"
          />
        ) : (
          <HiddenField name="clientId" />
        )}
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
          <TermsSentence
            names={isOwed ? ["releaseDate", "paymentTerms", "paymentDays"] : ["releaseDate"]}
          >
            <DateField
              name="releaseDate"
              label={t("bills.releaseDate")}
              hint={t("bills.releaseDateHint")}
              className="col-span-2"
            />
            {isOwed ? <TermsFields className="col-span-2" /> : null}
          </TermsSentence>
          {isOwed ? null : <HiddenField name="paymentDays" />}
        </div>
      </FieldGroup>
      <LineSection supplies={supplies} />
      <Card>
        <MoreFields
          title={t(isOwed ? "bills.more" : "bills.moreOfCreditNote")}
          names={[
            "keepsFranchise",
            ...references,
            ...delivery,
            ...(isOwed ? penalties : []),
            ...printedNames,
          ]}
        >
          <References />
          <DeliveryFields countries={countries} />
          {isOwed ? <Penalties /> : null}
          {isOwed && supplies.isFranchise ? (
            <CheckField
              name="keepsFranchise"
              label={t("bills.keepsFranchise")}
              hint={t("bills.keepsFranchiseHint")}
              className="col-span-full"
            />
          ) : null}
          <PrintedFields noteHint={t("bills.noteHint")} includePenalty={isOwed} />
        </MoreFields>
      </Card>
      <StickyTotal />
    </TypedLines>
  )
}

const references = [
  "billingPeriodStart",
  "billingPeriodEnd",
  "suppliedOn",
  "purchaseOrder",
  "contractReference",
  "buyerReference",
]

/** What the client files it by. */
function References() {
  const { t } = useTranslation()
  return (
    <>
      <PeriodField
        legend={t("bills.billingPeriod")}
        from={{ name: "billingPeriodStart", label: t("bills.billingPeriodStart") }}
        to={{ name: "billingPeriodEnd", label: t("bills.billingPeriodEnd") }}
        className="col-span-full"
      />
      <DateField
        name="suppliedOn"
        label={t("bills.suppliedOn")}
        hint={t("bills.suppliedOnHint")}
        className={half}
      />
      <TextField name="purchaseOrder" label={t("bills.purchaseOrder")} className={half} />
      <TextField name="contractReference" label={t("bills.contractReference")} className={half} />
      <TextField
        name="buyerReference"
        label={t("bills.buyerReference")}
        hint={t("bills.buyerReferenceHint")}
        className={half}
      />
    </>
  )
}

const delivery = [
  "deliveryName",
  "deliveryStreetAddress",
  "deliveryPostalCode",
  "deliveryCity",
  "deliveryCountry",
]

/** Where goods are brought, if elsewhere than to the client. */
function DeliveryFields({ countries }: { countries: Choice[] }) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        name="deliveryName"
        label={t("bills.deliveryName")}
        hint={t("bills.deliveryHint")}
        className={half}
      />
      <TextField
        name="deliveryStreetAddress"
        label={t("bills.deliveryStreetAddress")}
        className={half}
      />
      <TextField name="deliveryPostalCode" label={t("bills.deliveryPostalCode")} className={half} />
      <TextField name="deliveryCity" label={t("bills.deliveryCity")} className={half} />
      <SelectField
        name="deliveryCountry"
        label={t("bills.deliveryCountry")}
        options={countries}
        placeholder={t("bills.deliveryCountryOfClient")}
        className={half}
      />
    </>
  )
}

const penalties = ["penaltyRate", "earlyPaymentRate", "earlyPaymentDays"]

/** What is added for late payment, and taken off for an early one. */
function Penalties() {
  const { t } = useTranslation()
  return (
    <>
      <PercentField
        name="penaltyRate"
        label={t("bills.penaltyRate")}
        hint={t("bills.penaltyRateHint")}
        className="col-span-full"
      />
      <PercentField
        name="earlyPaymentRate"
        label={t("bills.earlyPaymentRate")}
        hint={t("bills.earlyPaymentHint")}
        className={half}
      />
      <TextField
        name="earlyPaymentDays"
        label={t("bills.earlyPaymentDays")}
        inputMode="numeric"
        className={half}
      />
    </>
  )
}

const half = "col-span-2 sm:col-span-3"
