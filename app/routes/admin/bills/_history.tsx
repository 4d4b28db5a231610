import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { EmailList } from "~/components/email/email-list"
import { formatMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { Timeline } from "~/components/screen/timeline"
import type { Tone } from "~/components/ui/tone"

const amounts = ["paid", "paymentReversed", "collected", "uncollected", "writtenOff", "dueAgain"]
const tones: Record<string, Tone> = {
  issued: "info",
  paid: "success",
  collected: "success",
  emailSent: "success",
  emailKept: "warning",
  emailFailed: "danger",
  paymentReversed: "warning",
  credited: "warning",
  replaced: "warning",
  writtenOff: "danger",
  submitted: "info",
  filed: "info",
  approved: "success",
  cashed: "success",
  disputed: "warning",
  suspended: "warning",
  refused: "danger",
  rejected: "danger",
}
/** What happened to the bill, and the messages that left with it. */
export function BillHistory({ bill }: { bill: Bill }) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <EmailList emails={bill.emails} recordHref={`../bills/${bill.id}`} />
      <SectionCard title={t("bills.history")}>
        <Timeline
          entries={bill.events.map((event, at) => ({
            id: String(at),
            at: event.at,
            title: t(`bills.events.${event.what}`),
            text: detailOf(event, bill, i18n.language),
            tone: tones[event.what],
          }))}
        />
      </SectionCard>
    </>
  )
}

function detailOf(event: Bill["events"][number], bill: Bill, language: string) {
  if (!event.detail || !amounts.includes(event.what)) return event.detail
  return formatMoney(Number(event.detail), bill.currency, language)
}
