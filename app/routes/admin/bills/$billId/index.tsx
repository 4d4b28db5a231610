import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { isOwed } from "#domain/bill-kind"
import { BillLines } from "~/components/bill/line-table"
import { PdfLink } from "~/components/bill/pdf-link"
import { BillStatusBadge } from "~/components/bill/status-badge"
import { typedMoney } from "~/components/bill/typed-money"
import { EmailList } from "~/components/email/email-list"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { Awaited } from "~/components/screen/awaited"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { LinkCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { leavingSince, lookAgain } from "~/services/awaited"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { now, today } from "~/services/today.server"
import { BillCorrections } from "../_corrections"
import { BillDeposits } from "../_deposits"
import { LateCost } from "../_late"
import { MoreOfBill } from "../_more"
import { BillPayments } from "../_payments"
import { BillProperties } from "../_properties"
import { BillSummary } from "../_summary"
import { titleOf } from "../_titles"

export const handle = titled<typeof loader>(
  ({ bill }) => titleOf(bill).key,
  ({ bill }) => titleOf(bill).values,
)

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const billId = args.params.billId ?? ""
  const [bill, contracts, activity] = await Promise.all([
    api.get("/Bills/{billId}", { path: { billId } }),
    ifAllowed(api.list("/Contracts", { query: { billId, limit: 10 } })),
    activityOf(api, args.request, "bills", billId),
  ])
  // A deposit comes from the quote of the bill that deducts it.
  const quoted = { billId: bill.deductedBy?.id ?? billId, limit: 10 as const }
  const quotes = await ifAllowed(api.list("/Quotes", { query: quoted }))
  const late =
    bill.status === "overdue"
      ? await api.get("/Bills/{billId}/late-interest", { path: { billId } })
      : null
  const [contract, quote] = [contracts?.rows[0], quotes?.rows[0]]
  const preparing = bill.issuedAt && !bill.documentStored ? [bill.issuedAt] : []
  const seconds = lookAgain([...preparing, ...leavingSince(bill.emails)], now())
  return { bill, late, contract, quote, activity, seconds, today: today() }
}

export default function BillScreen() {
  const { t } = useTranslation()
  const { bill, late, contract, quote, activity, seconds, today } = useLoaderData<typeof loader>()
  const { key, values } = titleOf(bill)
  return (
    <>
      <PageHeader
        title={bill.number ?? t(key, values)}
        text={
          contract ? (
            <LinkCell to={`../contracts/${contract.id}`}>
              {t("contracts.of")} {contract.reference ?? contract.title}
            </LinkCell>
          ) : quote ? (
            <LinkCell to={`../quotes/${quote.id}`}>
              {t("quotes.of", { name: quote.number ?? quote.clientName })}
            </LinkCell>
          ) : null
        }
        badge={<BillStatusBadge status={bill.status} />}
        secondary={<SecondaryActions bill={bill} today={today} />}
        more={<MoreOfBill bill={bill} />}
        action={<MainAction bill={bill} />}
      />
      <Awaited seconds={seconds} />
      {bill.number && !bill.documentStored ? (
        <div className="mb-5">
          <Banner
            title={t(seconds === undefined ? "bills.documentLate" : "bills.documentPending")}
          />
        </div>
      ) : null}
      {bill.warnings.map((warning) => (
        <div key={warning} className="mb-5">
          <Banner tone="warning" title={t(`billWarnings.${warning}`)} />
        </div>
      ))}
      <div className="@container">
        <div className="grid items-start gap-5 @3xl:grid-cols-2">
          <BillSummary bill={bill} />
          <SectionCard title={t("bills.lines")} className="@3xl:col-span-2">
            <BillLines bill={bill} />
            <div className="mt-5 border-line border-t pt-5">
              <BillProperties bill={bill} />
            </div>
          </SectionCard>
          {/* What is done about it, and beside it what happened; a draft has nothing but the second. */}
          <div className="peer grid min-w-0 gap-5 empty:hidden">
            {bill.number && isOwed(bill.kind) ? <BillPayments bill={bill} today={today} /> : null}
            {late ? <LateCost late={late} mayGiveNotice={bill.can.includes("giveNotice")} /> : null}
            <BillDeposits bill={bill} />
            {bill.number ? <BillCorrections bill={bill} /> : null}
          </div>
          <div className="grid min-w-0 gap-5 @3xl:peer-empty:col-span-2">
            <EmailList emails={bill.emails} recordHref={`../bills/${bill.id}`} />
            <ActivityFeed feed={activity} />
          </div>
        </div>
      </div>
    </>
  )
}

function MainAction({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  if (bill.can.includes("issue")) return <ButtonLink to="issue">{t("bills.issue.open")}</ButtonLink>
  return bill.can.includes("send") ? (
    <ButtonLink to="emails/new">
      {t(bill.status === "overdue" ? "billEmail.remind" : "billEmail.new")}
    </ButtonLink>
  ) : null
}

function SecondaryActions({ bill, today }: { bill: Bill; today: string }) {
  const { t } = useTranslation()
  return (
    <>
      <PdfLink href={`./${bill.id}/pdf`} />
      {bill.can.includes("change") ? (
        <ButtonLink to="edit" variant="outline">
          {t("bills.change")}
        </ButtonLink>
      ) : null}
      {bill.can.includes("pay") ? (
        <StatusButton
          action="payments"
          values={{
            amount: typedMoney(bill.due),
            paidOn: today,
            means: "transfer",
            collectedOn: today,
          }}
        >
          {t("bills.payment.markPaid")}
        </StatusButton>
      ) : null}
    </>
  )
}
