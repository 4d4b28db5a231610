import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { LinkedQuote } from "#contract/quotes"
import { formatDay, formatInstant, formatMoney, formatPercent } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { buttonVariants } from "~/components/ui/button"
import { Card } from "~/components/ui/card"
import { Unbroken } from "~/components/unbroken"
import { textOf } from "~/services/language/locale.server"
import { linkedQuote, privateHeaders } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"

export const handle = { plain: true }

export async function loader(args: LoaderFunctionArgs) {
  const quote = await linkedQuote(args)
  const t = await textOf(args.request)
  const title = t("public:quote.title", { number: quote.number, seller: quote.sellerName })
  return data({ quote, secret: args.params.secret ?? "", title }, { headers: privateHeaders })
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => privateMeta(loaded)

/** One quote, for whoever holds its link: read it, keep it, answer it. No account, no cookie, no script. */
export default function LinkedQuoteScreen() {
  const { t } = useTranslation()
  const { quote, secret, title } = useLoaderData<typeof loader>()
  const addressOf = usePublicAddress()
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-3xl content-start gap-5 px-4 py-8">
      <header>
        <h1 className="font-semibold text-2xl tracking-tight">
          <Unbroken>{title}</Unbroken>
        </h1>
        <p className="mt-1 text-muted">{t("public:quote.for", { client: quote.clientName })}</p>
      </header>
      <State quote={quote} />
      <div className="flex flex-wrap gap-2">
        {quote.state === "open" ? (
          <>
            <a href={addressOf(`/quote/${secret}/acceptance`)} className={buttonVariants()}>
              {t("public:quote.accept.open")}
            </a>
            <a
              href={addressOf(`/quote/${secret}/refusal`)}
              className={buttonVariants({ variant: "outline" })}
            >
              {t("public:quote.refuse.open")}
            </a>
          </>
        ) : null}
        <a
          href={`/quote/${secret}/pdf`}
          download=""
          className={buttonVariants({ variant: "outline" })}
        >
          {t("link.pdf")}
        </a>
      </div>
      <Card>
        <Sums quote={quote} />
      </Card>
      <SectionCard title={t("link.lines")}>
        <Lines quote={quote} />
      </SectionCard>
      <footer className="grid gap-1 text-muted text-sm">
        <p>{t("public:quote.private", { seller: quote.sellerName })}</p>
        <p className="break-all">{t("public:quote.sha256", { sha256: quote.sha256 })}</p>
      </footer>
    </main>
  )
}

function State({ quote }: { quote: LinkedQuote }) {
  const { t, i18n } = useTranslation()
  const { state, answer } = quote
  if (state === "open") return null
  const values = {
    name: answer?.name,
    at: answer && formatInstant(answer.answeredAt, i18n.language),
    seller: quote.sellerName,
  }
  return (
    <Banner
      tone={state === "accepted" ? "success" : "warning"}
      title={t(`public:quote.states.${state}`, values)}
    />
  )
}

function Sums({ quote }: { quote: LinkedQuote }) {
  const { t, i18n } = useTranslation()
  const money = (cents: number) => formatMoney(cents, quote.currency, i18n.language)
  const day = (text: string) => formatDay(text, i18n.language, "long")
  return (
    <PropertyList
      properties={[
        { label: t("public:quote.issued"), value: day(quote.releaseDate) },
        { label: t("public:quote.validUntil"), value: day(quote.validUntil) },
        ...(quote.edition > 1
          ? [{ label: t("public:quote.edition"), value: String(quote.edition) }]
          : []),
        ...(quote.includeVat
          ? [
              { label: t("link.totalHT"), value: money(quote.totalHT) },
              { label: t("link.vat"), value: money(quote.totalVat) },
            ]
          : []),
        {
          label: t(quote.includeVat ? "link.total" : "link.totalBare"),
          value: <strong>{money(quote.totalTTC)}</strong>,
        },
        ...(quote.depositRate
          ? [
              {
                label: t("public:quote.deposit"),
                value: formatPercent(quote.depositRate, i18n.language),
              },
            ]
          : []),
        ...(quote.note ? [{ label: t("public:quote.note"), value: quote.note, wide: true }] : []),
      ]}
    />
  )
}

function Lines({ quote }: { quote: LinkedQuote }) {
  const { i18n } = useTranslation()
  return (
    <ul className="divide-y divide-line">
      {quote.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an edition never move
        <li key={at} className="flex justify-between gap-6 py-2">
          <span className="min-w-0 break-words">{line.serviceName}</span>
          <span className="figure">
            {formatMoney(line.amountHT, quote.currency, i18n.language)}
          </span>
        </li>
      ))}
    </ul>
  )
}
