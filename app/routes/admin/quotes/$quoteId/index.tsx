import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BillLines } from "~/components/bill/line-table"
import { EmailList } from "~/components/email/email-list"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { Awaited } from "~/components/screen/awaited"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { LinkCell } from "~/components/table/cells"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { leavingSince, lookAgain } from "~/services/awaited"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { now } from "~/services/today.server"
import { MoreOfQuote, NextAction, OtherActions } from "../_actions"
import { QuoteAnswers } from "../_answers"
import { statusTones, titleOf } from "../_choices"
import { QuoteProperties } from "../_properties"
import { QuoteSummary } from "../_summary"

export const handle = titled<typeof loader>(
  (quote) => titleOf(quote).key,
  (quote) => titleOf(quote).values,
)

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const quoteId = args.params.quoteId ?? ""
  const [quote, offers, activity] = await Promise.all([
    api.get("/Quotes/{quoteId}", { path: { quoteId } }),
    ifAllowed(api.list("/Offers", { query: { quoteId, limit: 10 } })),
    activityOf(api, args.request, "quotes", quoteId),
  ])
  const seconds = lookAgain(leavingSince(quote.emails), now())
  return { ...quote, offer: offers?.rows[0], activity, seconds }
}

export default function QuoteScreen() {
  const { t } = useTranslation()
  const quote = useLoaderData<typeof loader>()
  const { key, values } = titleOf(quote)
  return (
    <>
      <PageHeader
        title={quote.number ?? t(key, values)}
        badge={
          <StatusBadge tone={statusTones[quote.status]}>
            {t(`quotes.statuses.${quote.status}`)}
          </StatusBadge>
        }
        text={
          quote.offer ? (
            <LinkCell to={`../offers/${quote.offer.id}`}>
              {t("offers.origin", { name: quote.offer.title })}
            </LinkCell>
          ) : null
        }
        secondary={<OtherActions quote={quote} />}
        more={<MoreOfQuote quote={quote} />}
        action={<NextAction quote={quote} />}
      />
      <Awaited seconds={quote.seconds} />
      {quote.drafting && quote.edition > 0 ? (
        <div className="mb-5">
          <Banner
            tone="warning"
            title={t("quotes.editionDrafted", { edition: quote.edition + 1 })}
          />
        </div>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <QuoteSummary quote={quote} />
        <SectionCard title={t("bills.lines")} className="lg:col-span-2">
          <BillLines bill={quote} />
          <div className="mt-5 border-line border-t pt-5">
            <QuoteProperties quote={quote} />
          </div>
        </SectionCard>
        <QuoteAnswers quote={quote} />
        <EmailList emails={quote.emails} recordHref={`../quotes/${quote.id}`} />
        <ActivityFeed
          feed={quote.activity}
          className={quote.answers.length + quote.emails.length > 0 ? undefined : "lg:col-span-2"}
        />
      </div>
    </>
  )
}
