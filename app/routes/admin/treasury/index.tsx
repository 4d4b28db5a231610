import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { YearFilter } from "#contract/year-sums"
import { formatDay, formatMoney } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { LinkCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { SetAsideParts } from "./_parts"
import { ReceiptSplits } from "./_receipts"
import { YearByMonths } from "./_year"

export const handle = titled("treasury.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const asked = YearFilter.safeParse({
    year: new URL(args.request.url).searchParams.get("year") ?? undefined,
  })
  const query = asked.data ?? {}
  const [treasury, incomes, outcomes] = await Promise.all([
    api.get("/Treasury"),
    api.get("/Incomes/sums", { query }),
    api.get("/Outcomes/sums", { query }),
  ])
  return { treasury, incomes, outcomes }
}

export default function TreasuryScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useCan()
  const { treasury, incomes, outcomes } = useLoaderData<typeof loader>()
  const { accounts, available, balance, isKnown, isEstimate } = treasury
  if (accounts.length === 0)
    return (
      <>
        <PageHeader title={t("treasury.title")} />
        <EmptyState
          title={t("treasury.empty.title")}
          text={t("treasury.empty.text")}
          action={
            can("treasury.create") ? (
              <ButtonLink to="../accounts/new">{t("accounts.new")}</ButtonLink>
            ) : null
          }
        />
      </>
    )
  return (
    <>
      <PageHeader
        title={t("treasury.title")}
        secondary={
          can("treasury.edit") ? (
            <ButtonLink to="settings" variant="outline">
              {t("treasury.settings.open")}
            </ButtonLink>
          ) : null
        }
      />
      {isKnown ? null : (
        <div className="mb-5">
          <Banner tone="info" title={t("treasury.unknown")}>
            {t("treasury.unknownText")}
          </Banner>
        </div>
      )}
      {treasury.unmatchedLines > 0 ? (
        <div className="mb-5">
          <Banner
            tone="warning"
            title={t("treasury.unmatchedLines", { count: treasury.unmatchedLines })}
          >
            {t("treasury.unmatched")}{" "}
            <Link to="../bank-lines?state=open" className="text-accent underline">
              {t("treasury.match")}
            </Link>
          </Banner>
        </div>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SectionCard title={t("treasury.available")}>
          <p className="font-semibold text-3xl tabular-nums">
            <MoneyCell cents={available} />
          </p>
          <p className="mt-1 text-muted">
            {t("treasury.ofBalance", {
              balance: formatMoney(balance, "EUR", language),
              day: formatDay(treasury.today, language),
            })}
          </p>
          {isEstimate ? <p className="mt-1 text-muted">{t("treasury.estimate")}</p> : null}
          <ul className="mt-4 divide-y divide-line">
            {accounts.map((account) => (
              <li key={account.id} className="flex flex-wrap justify-between gap-x-6 py-2">
                <LinkCell to={`../accounts/${account.id}`}>{account.name}</LinkCell>
                <MoneyCell cents={account.balance} />
              </li>
            ))}
          </ul>
        </SectionCard>
        <SetAsideParts treasury={treasury} />
        <ReceiptSplits receipts={treasury.receipts} />
        <YearByMonths incomes={incomes} outcomes={outcomes} today={treasury.today} />
      </div>
    </>
  )
}
