import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { renderSVG } from "uqr"
import type { LinkedBill } from "#contract/bill-links"
import { formatIban } from "#domain/iban"
import { formatDay, formatMoney } from "~/components/format"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { buttonVariants } from "~/components/ui/button"
import { Card } from "~/components/ui/card"
import { Unbroken } from "~/components/unbroken"
import { textOf } from "~/services/language/locale.server"
import { linkedBill, privateHeaders } from "~/services/private-link.server"
import { privateMeta } from "~/services/public/private-page"

export const handle = { plain: true }

export async function loader(args: LoaderFunctionArgs) {
  const { transfer, ...bill } = await linkedBill(args)
  const t = await textOf(args.request)
  const qr = transfer
    ? `data:image/svg+xml;base64,${Buffer.from(renderSVG(transfer.qr, { ecc: "M", border: 2 })).toString("base64")}`
    : null
  const title = t("link.title", { number: bill.number, seller: bill.sellerName })
  const shown = transfer && { ...transfer, iban: formatIban(transfer.iban), qr }
  return data(
    { bill, transfer: shown, secret: args.params.secret ?? "", title },
    { headers: privateHeaders },
  )
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => privateMeta(loaded)

/** One bill, for whoever holds its link: read it, keep it, pay it. No account, no cookie, no script. */
export default function LinkedBillScreen() {
  const { t } = useTranslation()
  const { bill, transfer, secret, title } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-3xl content-start gap-5 px-4 py-8">
      <header>
        <h1 className="font-semibold text-2xl tracking-tight">
          <Unbroken>{title}</Unbroken>
        </h1>
        <p className="mt-1 text-muted">{t("link.for", { client: bill.clientName })}</p>
      </header>
      <Card>
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-line border-b pb-5">
          <Due bill={bill} />
          <div className="flex flex-wrap gap-2">
            <a href={`/link/${secret}/pdf`} download="" className={buttonVariants()}>
              {t("link.pdf")}
            </a>
            <a
              href={`/link/${secret}/xml`}
              download=""
              className={buttonVariants({ variant: "outline" })}
            >
              {t("link.xml")}
            </a>
          </div>
        </div>
        <Sums bill={bill} />
      </Card>
      {transfer ? (
        <SectionCard title={t("link.pay")}>
          <p className="mb-4">{t("link.scan")}</p>
          <div className="grid items-start gap-6 sm:grid-cols-[auto_1fr]">
            {transfer.qr ? (
              <img
                src={transfer.qr}
                alt={t("link.qr")}
                width={176}
                height={176}
                className="rounded-control bg-white"
              />
            ) : null}
            <PropertyList
              properties={[
                { label: t("link.holder"), value: transfer.holder, wide: true },
                {
                  label: "IBAN",
                  // One click marks the whole of it, to be copied.
                  value: <span className="select-all">{transfer.iban}</span>,
                  wide: true,
                },
                ...(transfer.bic ? [{ label: "BIC", value: transfer.bic }] : []),
                { label: t("link.reference"), value: bill.number },
              ]}
            />
          </div>
        </SectionCard>
      ) : null}
      <SectionCard title={t("link.lines")}>
        <Lines bill={bill} />
      </SectionCard>
      <footer className="text-muted text-sm">
        {t("link.private", { seller: bill.sellerName })}
      </footer>
    </main>
  )
}

type BillView = Omit<LinkedBill, "transfer">

/** What most people open the page for: how much is still to be paid. */
function Due({ bill }: { bill: BillView }) {
  const { t, i18n } = useTranslation()
  if (bill.due === 0) return <p className="font-medium text-success">{t("link.settled")}</p>
  return (
    <p>
      <span className="block text-muted text-sm">{t("link.due")}</span>
      <strong className="figure font-semibold text-3xl tracking-tight">
        {formatMoney(bill.due, bill.currency, i18n.language)}
      </strong>
    </p>
  )
}

function Sums({ bill }: { bill: BillView }) {
  const { t, i18n } = useTranslation()
  const money = (cents: number) => formatMoney(cents, bill.currency, i18n.language)
  const day = (text: string | null) => text && formatDay(text, i18n.language, "long")
  return (
    <PropertyList
      properties={[
        { label: t("link.issued"), value: day(bill.issueDate) },
        { label: t("link.dueDate"), value: day(bill.dueDate) },
        ...(bill.includeVat
          ? [
              { label: t("link.totalHT"), value: money(bill.totalHT) },
              { label: t("link.vat"), value: money(bill.totalVat) },
            ]
          : []),
        {
          label: t(bill.includeVat ? "link.total" : "link.totalBare"),
          value: money(bill.totalTTC),
        },
      ]}
    />
  )
}

function Lines({ bill }: { bill: BillView }) {
  const { i18n } = useTranslation()
  return (
    <ul className="divide-y divide-line">
      {bill.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an issued bill never move
        <li key={at} className="flex justify-between gap-6 py-2">
          <span className="min-w-0 break-words">{line.serviceName}</span>
          <span className="figure">{formatMoney(line.amountHT, bill.currency, i18n.language)}</span>
        </li>
      ))}
    </ul>
  )
}
