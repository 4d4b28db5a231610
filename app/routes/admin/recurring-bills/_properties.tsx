import { useTranslation } from "react-i18next"
import type { RecurringBill } from "#contract/recurring-bills"
import { formatNumber } from "~/components/format"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, LinkCell, MoneyCell, PriceCell } from "~/components/table/cells"
import { useRhythm } from "./_rhythm"

/** When it happens, and what becomes of each bill. */
export function RecurringBillProperties({ recurring }: { recurring: RecurringBill }) {
  const { t } = useTranslation()
  const rhythm = useRhythm()
  const { recurrence, times, done } = recurring
  return (
    <SectionCard title={t("recurringBills.groups.when")}>
      <PropertyList
        properties={[
          {
            label: t("recurringBills.client"),
            value: (
              <LinkCell to={`../companies/${recurring.clientId}`} needs="clients.see">
                {recurring.clientName}
              </LinkCell>
            ),
          },
          { label: t("recurringBills.rhythm.header"), value: rhythm(recurrence) },
          { label: t("recurrence.start"), value: <DateCell day={recurrence.start} /> },
          {
            label: t("recurrence.expiry"),
            value: recurrence.expiry ? (
              <DateCell day={recurrence.expiry} />
            ) : times ? (
              t("recurringBills.doneOf", { done, count: times })
            ) : (
              t("recurringBills.endless")
            ),
          },
          {
            label: t("recurringBills.period"),
            value: t(`recurringBills.periods.${recurring.period}`),
          },
          {
            label: t("recurringBills.mode"),
            value: t(`recurringBills.modes.${recurring.mode}.label`),
          },
        ]}
      />
    </SectionCard>
  )
}

/** What each bill is made of, and what it comes to. */
export function RecurringBillModel({ recurring }: { recurring: RecurringBill }) {
  const { t, i18n } = useTranslation()
  const { currency } = recurring
  return (
    <SectionCard title={t("bills.lines")}>
      <ul className="divide-y divide-line">
        {recurring.lines.map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own
            key={at}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{line.serviceName}</span>
              {line.description ? (
                <span className="block text-sm whitespace-pre-line text-muted">
                  {line.description}
                </span>
              ) : null}
            </span>
            <span className="figure text-right">
              {t(`bills.quantities.${line.unit}`, {
                count: Number(line.quantity),
                quantity: formatNumber(line.quantity, i18n.language),
              })}{" "}
              × <PriceCell cents={line.unitPriceHT} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 border-t border-line pt-3">
        <dl className="ml-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
          <dt>{t("recurringBills.totalHT")}</dt>
          <dd className="text-right">
            <MoneyCell cents={recurring.totalHT} currency={currency} />
          </dd>
          <dt className="text-muted">{t("recurringBills.totalVat")}</dt>
          <dd className="text-right text-muted">
            <MoneyCell cents={recurring.totalVat} currency={currency} />
          </dd>
          <dt className="font-semibold">{t("recurringBills.totalTTC")}</dt>
          <dd className="text-right font-semibold">
            <MoneyCell cents={recurring.totalTTC} currency={currency} />
          </dd>
        </dl>
      </div>
    </SectionCard>
  )
}
