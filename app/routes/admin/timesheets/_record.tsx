import { useTranslation } from "react-i18next"
import type { BillEmail } from "#contract/bill-emails"
import type { Timesheet } from "#contract/timesheets"
import { PdfLink } from "~/components/bill/pdf-link"
import { EmailList } from "~/components/email/email-list"
import { formatDay, formatInstant, formatMonth, formatNumber } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { Timeline } from "~/components/screen/timeline"
import { LinkCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { statusTones } from "./_choices"

/** What of a month is handed over to one client, and what became of it. */
export function TimesheetRecord({ sheet, emails }: { sheet: Timesheet; emails: BillEmail[] }) {
  const { t, i18n } = useTranslation()
  const can = (act: Timesheet["can"][number]) => sheet.can.includes(act)
  const unit = sheet.unit === "hour" ? "hour" : "day"
  const counted = (quantity: string) =>
    t(`timesheets.counted.${unit}`, {
      count: Number(quantity),
      value: formatNumber(quantity, i18n.language),
    })
  return (
    <>
      <PageHeader
        title={`${sheet.contractTitle} · ${formatMonth(sheet.month, i18n.language)}`}
        badge={
          <StatusBadge tone={statusTones[sheet.status]}>
            {t(`timesheets.statuses.${sheet.status}`)}
          </StatusBadge>
        }
        action={<NextAct sheet={sheet} />}
        secondary={
          <>
            {sheet.edition > 0 ? <PdfLink href={`${sheet.id}/pdf`} /> : null}
            {can("bill") && can("handOver") ? (
              <ButtonLink to="hand-over" variant="outline">
                {t("timesheets.handOver.open")}
              </ButtonLink>
            ) : null}
            {can("share") ? (
              <>
                <ButtonLink to="emails/new" variant="outline">
                  {t("billEmail.new")}
                </ButtonLink>
                <ButtonLink to="links" variant="outline">
                  {t("timesheets.links.open")}
                </ButtonLink>
              </>
            ) : null}
            <ButtonLink to={`../timesheets/${sheet.month}`} variant="outline">
              {t("timesheets.openMonth")}
            </ButtonLink>
          </>
        }
        more={
          can("reopen") || can("answer") ? (
            <>
              {can("answer") ? (
                <ButtonLink to="answers/new" variant="ghost">
                  {t("timesheets.answer.open")}
                </ButtonLink>
              ) : null}
              {can("reopen") ? (
                <ButtonLink to="reopening" variant="ghost">
                  {t("timesheets.reopen.open")}
                </ButtonLink>
              ) : null}
            </>
          ) : null
        }
      />
      <div className="grid gap-5">
        <Card>
          <PropertyList
            properties={[
              {
                label: t("timesheets.client"),
                value: (
                  <LinkCell to={`../companies/${sheet.clientId}`} needs="clients.see">
                    {sheet.clientName}
                  </LinkCell>
                ),
              },
              {
                label: t("timesheets.contract"),
                value: (
                  <LinkCell to={`../contracts/${sheet.contractId}`} needs="contracts.see">
                    {sheet.contractTitle}
                  </LinkCell>
                ),
              },
              { label: t("timesheets.quantity"), value: counted(sheet.quantity) },
              { label: t("timesheets.billedQuantity"), value: counted(sheet.billedQuantity) },
              {
                label: t("timesheets.amountHT"),
                value: sheet.amountHT ? (
                  <MoneyCell cents={sheet.amountHT} currency={sheet.currency} />
                ) : null,
              },
              {
                label: t("timesheets.bills"),
                value: sheet.bills.length
                  ? sheet.bills.map(({ id, number }) => (
                      <LinkCell key={id} to={`../bills/${id}`} needs="bills.see">
                        {number ?? t("timesheets.draftBill")}
                      </LinkCell>
                    ))
                  : null,
              },
            ]}
          />
        </Card>
        <Rows sheet={sheet} counted={counted} />
        <Answers sheet={sheet} />
        <EmailList emails={emails} recordHref={`../timesheets/${sheet.id}`} />
        {sheet.events.length > 0 ? (
          <SectionCard title={t("timesheets.history")}>
            <Timeline
              entries={sheet.events.map(({ what, at, detail }, index) => ({
                id: String(index),
                at,
                title: t(`timesheets.events.${what}`),
                text: detail ?? undefined,
              }))}
            />
          </SectionCard>
        ) : null}
      </div>
    </>
  )
}

/** The one thing that comes next. */
function NextAct({ sheet }: { sheet: Timesheet }) {
  const { t } = useTranslation()
  if (sheet.can.includes("bill"))
    return (
      <ButtonLink to={`../timesheets/bills/new?timesheetId=${sheet.id}`}>
        {t("timesheets.bill.one")}
      </ButtonLink>
    )
  if (sheet.can.includes("handOver"))
    return <ButtonLink to="hand-over">{t("timesheets.handOver.open")}</ButtonLink>
  return null
}

function Rows({ sheet, counted }: { sheet: Timesheet; counted: (quantity: string) => string }) {
  const { t, i18n } = useTranslation()
  return (
    <SectionCard title={t("timesheets.activities")}>
      <ul className="divide-y divide-line">
        {sheet.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the activities of a timesheet do not move
          <li key={at} className="grid gap-1 py-3">
            <span className="flex justify-between gap-6 font-medium">
              <span>
                {[t(`timesheets.kinds.${row.kind}`), row.activity].filter(Boolean).join(" · ")}
              </span>
              <span className="figure">{counted(row.total)}</span>
            </span>
            <span className="text-muted text-sm">
              {Object.entries(row.days)
                .map(
                  ([day, quantity]) =>
                    `${formatDay(day, i18n.language)} (${formatNumber(quantity, i18n.language)})`,
                )
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** What the client said of each edition, and what proves it. */
function Answers({ sheet }: { sheet: Timesheet }) {
  const { t, i18n } = useTranslation()
  if (sheet.answers.length === 0) return null
  return (
    <SectionCard title={t("timesheets.answers")}>
      <ul className="grid gap-5">
        {sheet.answers.map((one) => (
          <li key={one.id}>
            <p className="font-medium">
              {t(`timesheets.answered.${one.answer}`, {
                name: [one.name, one.role].filter(Boolean).join(", "),
              })}
            </p>
            {one.comment ? <p className="mt-1 whitespace-pre-line">{one.comment}</p> : null}
            <PropertyList
              properties={[
                {
                  label: t("timesheets.answeredAt"),
                  value: one.answeredOn
                    ? formatDay(one.answeredOn, i18n.language)
                    : formatInstant(one.answeredAt, i18n.language),
                },
                {
                  label: t("timesheets.answeredBy"),
                  value: t(one.byLink ? "timesheets.byLink" : "timesheets.byOwner"),
                },
                { label: t("timesheets.edition"), value: String(one.edition) },
                ...(one.address ? [{ label: t("timesheets.address"), value: one.address }] : []),
                ...(one.fileId
                  ? [
                      {
                        label: t("timesheets.signedFile"),
                        value: (
                          <a href={`../files/${one.fileId}`} className="text-accent underline">
                            {t("timesheets.openFile")}
                          </a>
                        ),
                      },
                    ]
                  : []),
                {
                  label: t("timesheets.sha256"),
                  value: (
                    <>
                      <code className="break-all text-xs">{one.sha256}</code>
                      <a
                        href={`${sheet.id}/pdf?edition=${one.edition}`}
                        className="block text-accent underline"
                      >
                        {t("timesheets.asHandedOver")}
                      </a>
                    </>
                  ),
                  wide: true,
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
