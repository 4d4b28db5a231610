import { MoreHorizontal } from "lucide-react"
import { useTranslation } from "react-i18next"
import { units } from "#contract/sales-choices"
import { cn } from "../class-names"
import { HiddenField } from "../form/hidden-field"
import { LongTextField } from "../form/long-text-field"
import { MoreFields } from "../form/more-fields"
import { PercentField } from "../form/percent-field"
import { PriceField } from "../form/price-field"
import { QuantityField } from "../form/quantity-field"
import { RepeatedFields } from "../form/repeated-fields"
import { SelectField } from "../form/select-field"
import { TextField } from "../form/text-field"
import { MoneyCell } from "../table/cells"
import { CataloguePicks } from "./catalogue-picks"
import { lineKinds, vatCategories } from "./choices"
import { BillDiscount } from "./discount"
import type { Supplies } from "./supplies"
import { LiveTotals } from "./totals"
import { useTypedLines } from "./typed-lines"

/** The columns of a line where there is room for a table, and beside them that of its buttons. */
const columns =
  "@3xl:mr-34 @3xl:grid-cols-[minmax(0,1fr)_4rem_6.5rem_7rem_4.75rem_5.5rem] @3xl:gap-1.5"

/** The lines of a bill, what is taken off them, and what they come to. */
export function LineSection({ supplies }: { supplies: Supplies }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t("bills.lines")} className="grid gap-4">
      <h2 className="text-lg font-semibold">{t("bills.lines")}</h2>
      <BillLineFields supplies={supplies} />
      <BillDiscount />
      <LiveTotals />
    </section>
  )
}

/** Each line is a row; a product lends it its name and its price, and is free to change later. */
function BillLineFields({ supplies }: { supplies: Supplies }) {
  const { t } = useTranslation()
  const { vatRate } = supplies
  return (
    <>
      <RepeatedFields
        name="lines"
        rowLabel={t("bills.line.one")}
        addLabel={t("bills.line.add")}
        firstField="serviceName"
        newRow={{ quantity: "1", unit: "day", vatRate }}
        head={<LineHead />}
      >
        {(line, at) => (
          <>
            <div
              className={cn(
                "grid grid-cols-2 items-start gap-x-4 gap-y-3 @lg:grid-cols-[1fr_1.4fr_1.4fr_1fr]",
                columns,
              )}
            >
              <TextField
                name={`${line}.serviceName`}
                label={t("bills.line.serviceName")}
                inRow
                className="col-span-full @3xl:col-span-1"
              />
              <QuantityField name={`${line}.quantity`} label={t("bills.line.quantity")} inRow />
              <SelectField
                name={`${line}.unit`}
                label={t("bills.line.unit")}
                options={units.map((unit) => ({ value: unit, label: t(`bills.units.${unit}`) }))}
                inRow
              />
              <PriceField name={`${line}.unitPriceHT`} label={t("bills.line.unitPriceHT")} inRow />
              <PercentField name={`${line}.vatRate`} label={t("bills.line.vatRate")} inRow />
              <LineAmount at={at} />
            </div>
            <LineOptions line={line} isFranchise={supplies.isFranchise} />
            <HiddenField name={`${line}.productId`} />
          </>
        )}
      </RepeatedFields>
      <CataloguePicks supplies={supplies} />
    </>
  )
}

/** The names of the columns, for the eye: each field has its own label. */
function LineHead() {
  const { t } = useTranslation()
  return (
    <div aria-hidden="true" className="hidden px-3 py-1.5 text-sm text-muted @3xl:block">
      <div className={cn("grid", columns)}>
        <span>{t("bills.line.serviceName")}</span>
        <span className="text-right">{t("bills.line.quantityShort")}</span>
        <span>{t("bills.line.unit")}</span>
        <span className="text-right">{t("bills.line.unitPriceHT")}</span>
        <span className="text-right">{t("bills.line.vatRate")}</span>
        <span className="text-right">{t("bills.line.amountHT")}</span>
      </div>
    </div>
  )
}

/** What a line comes to as it is typed; nothing where no script counts. */
function LineAmount({ at }: { at: number }) {
  const { t } = useTranslation()
  const amount = useTypedLines().amounts[at]
  if (amount === undefined) return <span className="max-@3xl:hidden" />
  return (
    <p className="col-span-full flex items-center justify-between gap-2 @3xl:col-span-1 @3xl:min-h-10 @3xl:justify-end">
      <span className="text-sm text-muted @3xl:sr-only">{t("bills.line.amountHT")}</span>
      <span className="font-medium">
        <MoneyCell cents={amount} currency="EUR" />
      </span>
    </p>
  )
}

/** What most lines leave to the bill, the product and the client. */
function LineOptions({ line, isFranchise }: { line: string; isFranchise: boolean }) {
  const { t } = useTranslation()
  const title = t(isFranchise ? "bills.line.moreOfFranchise" : "bills.line.more")
  return (
    <div className="max-@3xl:mt-3">
      <MoreFields
        title={
          <>
            <MoreHorizontal size={18} aria-hidden="true" className="hidden @3xl:block" />
            <span className="@3xl:sr-only">{title}</span>
          </>
        }
        titleClass="@3xl:absolute @3xl:top-2.5 @3xl:right-27 @3xl:grid @3xl:size-8 @3xl:place-content-center @3xl:rounded-control @3xl:text-muted @3xl:hover:bg-hover"
        row={line}
        names={["description", "discountRate", "kind", "vatCategory"]}
      >
        <LongTextField
          name={`${line}.description`}
          label={t("bills.line.description")}
          rows={2}
          className="col-span-2 sm:col-span-6"
        />
        <PercentField
          name={`${line}.discountRate`}
          label={t("bills.line.discountRate")}
          className="sm:col-span-1"
        />
        <SelectField
          name={`${line}.kind`}
          label={t("bills.line.kind")}
          placeholder={t("bills.line.kinds.auto")}
          options={lineKinds.map((kind) => ({
            value: kind,
            label: t(`bills.line.kinds.${kind}`),
          }))}
          className="sm:col-span-2"
        />
        {isFranchise ? null : (
          <SelectField
            name={`${line}.vatCategory`}
            label={t("bills.line.vatCategory")}
            placeholder={t("bills.line.vatCategories.auto")}
            options={vatCategories.map((category) => ({
              value: category,
              label: t(`bills.line.vatCategories.${category}`),
            }))}
            className="col-span-2 sm:col-span-3"
          />
        )}
      </MoreFields>
    </div>
  )
}
