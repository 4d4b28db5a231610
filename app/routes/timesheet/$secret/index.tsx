import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { LinkedTimesheet } from "#contract/timesheets"
import {
  formatDay,
  formatInstant,
  formatMoney,
  formatMonth,
  formatNumber,
} from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { buttonVariants } from "~/components/ui/button"
import { Card } from "~/components/ui/card"
import { Unbroken } from "~/components/unbroken"
import { localeOf, textOf } from "~/services/language/locale.server"
import { linkedTimesheet, privateHeaders } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"

export const handle = { plain: true }

export async function loader(args: LoaderFunctionArgs) {
  const sheet = await linkedTimesheet(args)
  const t = await textOf(args.request)
  const month = formatMonth(sheet.month, await localeOf(args.request))
  const title = t("public:timesheet.title", { month, seller: sheet.sellerName })
  return data({ sheet, secret: args.params.secret ?? "", title }, { headers: privateHeaders })
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => privateMeta(loaded)

/** One timesheet, for whoever holds its link: read it, keep it, answer it. No account, no cookie, no script. */
export default function LinkedTimesheetScreen() {
  const { t, i18n } = useTranslation()
  const { sheet, secret, title } = useLoaderData<typeof loader>()
  const addressOf = usePublicAddress()
  const counted = (quantity: string) =>
    t(`public:timesheet.counted.${sheet.unit}`, {
      count: Number(quantity),
      value: formatNumber(quantity, i18n.language),
    })
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-3xl content-start gap-5 px-4 py-8">
      <header>
        <h1 className="font-semibold text-2xl tracking-tight">
          <Unbroken>{title}</Unbroken>
        </h1>
        <p className="mt-1 text-muted">{t("public:timesheet.for", { client: sheet.clientName })}</p>
      </header>
      <State sheet={sheet} />
      <div className="flex flex-wrap gap-2">
        {sheet.state === "open" ? (
          <>
            <a href={addressOf(`/timesheet/${secret}/approval`)} className={buttonVariants()}>
              {t("public:timesheet.approve.open")}
            </a>
            <a
              href={addressOf(`/timesheet/${secret}/refusal`)}
              className={buttonVariants({ variant: "outline" })}
            >
              {t("public:timesheet.refuse.open")}
            </a>
          </>
        ) : null}
        <a
          href={`/timesheet/${secret}/pdf`}
          download=""
          className={buttonVariants({ variant: "outline" })}
        >
          {t("link.pdf")}
        </a>
      </div>
      <Card>
        <PropertyList
          properties={[
            { label: t("public:timesheet.contract"), value: sheet.contract },
            ...(sheet.reference
              ? [{ label: t("public:timesheet.reference"), value: sheet.reference }]
              : []),
            ...(sheet.endClient
              ? [{ label: t("public:timesheet.endClient"), value: sheet.endClient }]
              : []),
            {
              label: t("public:timesheet.total"),
              value: <strong>{counted(sheet.total)}</strong>,
            },
            ...(sheet.amountHT === null
              ? []
              : [
                  {
                    label: t("public:timesheet.amountHT"),
                    value: formatMoney(sheet.amountHT, sheet.currency, i18n.language),
                  },
                ]),
            ...(sheet.comment
              ? [{ label: t("public:timesheet.comment"), value: sheet.comment, wide: true }]
              : []),
          ]}
        />
      </Card>
      {sheet.rows.map((row, at) => (
        <SectionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the activities of an edition never move
          key={at}
          title={[
            row.activity || t("public:timesheet.usual"),
            row.billable ? "" : `(${t("public:timesheet.unbilled")})`,
          ]
            .filter(Boolean)
            .join(" ")}
          aside={<span className="figure">{counted(row.total)}</span>}
        >
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {Object.entries(row.days).map(([day, quantity]) => (
              <li key={day} className="flex justify-between gap-3 py-1">
                <span>{formatDay(day, i18n.language)}</span>
                <span className="figure">{formatNumber(quantity, i18n.language)}</span>
              </li>
            ))}
          </ul>
        </SectionCard>
      ))}
      <footer className="grid gap-1 text-muted text-sm">
        <p>{t("public:timesheet.private", { seller: sheet.sellerName })}</p>
        <p className="break-all">{t("public:timesheet.sha256", { sha256: sheet.sha256 })}</p>
        {sheet.state === "approved" ? (
          <p>
            <a
              href={`/timesheet/${secret}/pdf?edition=${sheet.edition}`}
              download=""
              className="text-accent underline"
            >
              {t("public:timesheet.asRead")}
            </a>
          </p>
        ) : null}
      </footer>
    </main>
  )
}

function State({ sheet }: { sheet: LinkedTimesheet }) {
  const { t, i18n } = useTranslation()
  const { state, answer } = sheet
  if (state === "open") return null
  const values = {
    name: answer && [answer.name, answer.role].filter(Boolean).join(", "),
    at: answer && formatInstant(answer.answeredAt, i18n.language),
    seller: sheet.sellerName,
  }
  return (
    <Banner
      tone={state === "approved" ? "success" : "warning"}
      title={t(`public:timesheet.states.${state}`, values)}
    >
      {answer?.comment}
    </Banner>
  )
}
