import { Link } from "@remix-run/react"
import type { TFunction } from "i18next"
import { useTranslation } from "react-i18next"
import { formatMoney } from "~/components/format"
import { Timeline } from "~/components/screen/timeline"
import { DateCell } from "~/components/table/cells"
import { Card } from "~/components/ui/card"
import type { Tone } from "~/components/ui/tone"
import type { BillEmail } from "../../../../contract/bill-emails"
import type { Bill } from "../../../../contract/bills"
import { EmailState } from "./$billId/emails/_state"

const amounts = ["paid", "paymentReversed", "collected", "uncollected", "writtenOff", "dueAgain"]
const tones: Record<string, Tone> = {
  issued: "info",
  paid: "success",
  collected: "success",
  emailSent: "success",
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
      {bill.emails.length > 0 ? <Messages billId={bill.id} emails={bill.emails} /> : null}
      <Card title={t("bills.history")}>
        <Timeline
          entries={bill.events.map((event, at) => ({
            id: String(at),
            at: event.at,
            title: t(`bills.events.${event.what}`),
            text: detailOf(event, bill, i18n.language),
            tone: tones[event.what],
          }))}
        />
      </Card>
    </>
  )
}

function Messages({ billId, emails }: { billId: string; emails: BillEmail[] }) {
  const { t } = useTranslation()
  return (
    <Card title={t("billEmail.many")}>
      <ul className="divide-y divide-line">
        {emails.map((email) => (
          <li key={email.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
            <div className="min-w-40 flex-1">
              <p className="font-medium">
                <Link to={`../bills/${billId}/emails/${email.id}`}>{email.subject}</Link>
              </p>
              <p className="break-words text-muted text-sm">
                {email.purpose === "bill" ? null : `${t(`billEmail.${email.purpose}`)} · `}
                <DateCell day={email.sentAt ?? email.sendAt ?? email.createdAt} /> ·{" "}
                {[...email.to, ...email.cc, ...email.bcc].join(", ")}
              </p>
              {email.rejected.length > 0 ? (
                <p className="break-words text-danger text-sm">{rejected(t, email.rejected)}</p>
              ) : null}
            </div>
            <EmailState state={email.state} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const rejected = (t: TFunction, addresses: string[]) =>
  t("billEmail.rejected", { addresses: addresses.join(", ") })

function detailOf(event: Bill["events"][number], bill: Bill, language: string) {
  if (!event.detail || !amounts.includes(event.what)) return event.detail
  return formatMoney(Number(event.detail), bill.currency, language)
}
