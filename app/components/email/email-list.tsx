import { Link } from "@remix-run/react"
import type { TFunction } from "i18next"
import { useTranslation } from "react-i18next"
import type { BillEmail } from "#contract/bill-emails"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell } from "~/components/table/cells"
import { Unbroken } from "../unbroken"
import { EmailState } from "./email-state"

/** The messages that left with something, and what became of each. */
export function EmailList({ emails, recordHref }: { emails: BillEmail[]; recordHref: string }) {
  const { t } = useTranslation()
  if (emails.length === 0) return null
  return (
    <SectionCard title={t("billEmail.many")}>
      <ul className="divide-y divide-line">
        {emails.map((email) => (
          <li key={email.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
            <div className="min-w-40 flex-1">
              <p className="font-medium">
                <Link to={`${recordHref}/emails/${email.id}`}>
                  <Unbroken>{email.subject}</Unbroken>
                </Link>
              </p>
              <p className="break-words text-muted text-sm">
                {told.includes(email.purpose) ? `${t(`billEmail.${email.purpose}`)} · ` : null}
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
    </SectionCard>
  )
}

/** What such a message is for is said; of the others it is plain. */
const told: readonly BillEmail["purpose"][] = [
  "test",
  "reminder",
  "timesheetReminder",
  "timesheetReopened",
]

const rejected = (t: TFunction, addresses: string[]) =>
  t("billEmail.rejected", { addresses: addresses.join(", ") })
