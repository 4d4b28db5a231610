import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ReminderPlan } from "#contract/reminders"
import { formatDay, formatMoney } from "~/components/format"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { Unbroken } from "~/components/unbroken"
import { useLanguage } from "~/components/use-language"
import { useCan } from "~/services/person"

type Bill = ReminderPlan["bills"][number]

interface UnsettledBillProps {
  bill: Bill
  /** Reminders leave by themselves. */
  isOn: boolean
  isLate: boolean
}

/** A bill that is not settled: when it is reminded of, or why not, and what one may do about it. */
export function UnsettledBill({ bill, isOn, isLate }: UnsettledBillProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useCan()
  const next = bill.nextOn
    ? t("reminders.next", { day: formatDay(bill.nextOn, language) })
    : t("reminders.over")
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          <Link to={`../bills/${bill.billId}`}>
            <Unbroken>{bill.number}</Unbroken>
          </Link>{" "}
          – {bill.clientName}
        </p>
        <p className="text-muted text-sm">
          {t("reminders.dueDate")} {formatDay(bill.dueDate, language)} ·{" "}
          {t("reminders.sent", { count: bill.sent })}
          {isOn && !bill.hold ? ` · ${next}` : null}
        </p>
      </div>
      <p className="figure text-right font-medium xl:order-last xl:min-w-24">
        {formatMoney(bill.due, bill.currency, language)}
      </p>
      <div className="-mx-2 flex flex-wrap items-center gap-x-1 gap-y-2 max-xl:basis-full [&_button]:px-2">
        {bill.hold ? (
          <StatusBadge tone="warning">{t(`reminders.holds.${bill.hold}`)}</StatusBadge>
        ) : null}
        {can("bills.edit") && !bill.hold ? (
          <ButtonLink
            to={`../bills/${bill.billId}/emails/new${isLate ? "" : "?purpose=reminderBefore"}`}
            size="sm"
            variant="outline"
          >
            {t("reminders.now")}
          </ButtonLink>
        ) : null}
        {can("bills.edit") ? <Holds bill={bill} /> : null}
      </div>
    </li>
  )
}

function Holds({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const { billId, clientId, disputed, paused } = bill
  return (
    <>
      <StatusButton
        action="holds"
        size="sm"
        variant="ghost"
        values={{ billId, held: disputed ? "off" : "on" }}
      >
        {t(disputed ? "reminders.settle" : "reminders.dispute")}
      </StatusButton>
      <StatusButton
        action="holds"
        size="sm"
        variant="ghost"
        values={{ clientId, held: paused ? "off" : "on" }}
      >
        {t(paused ? "reminders.resume" : "reminders.pause")}
      </StatusButton>
    </>
  )
}
