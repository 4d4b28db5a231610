import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay, formatRoundMoney } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { Boxes, YearlyFigures } from "../_boxes"
import { Checks } from "../_checks"
import { Parts } from "../_parts"
import { StateBadge } from "../_state-badge"

export const handle = titled<typeof loader>("vatReturns.of", ({ period }) => ({
  from: period.from,
  to: period.to,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { periodStart: args.params.periodStart ?? "" }
  return { period: await api.get("/VatReturns/periods/{periodStart}", { path }) }
}

/** A period of VAT: what it comes to, box by box, and every payment and purchase behind it. */
export default function VatReturnScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { period } = useLoaderData<typeof loader>()
  const { from, to, due, can, declaredOn, paidOn } = period
  const day = (text: string) => formatDay(text, language)
  const money = (euros: number) => formatRoundMoney(euros * 100, "EUR", language)
  const at = `../vat-returns/${from}`
  return (
    <>
      <PageHeader
        title={t("vatReturns.period", { from: day(from), to: day(to) })}
        text={t(`vatReturns.forms.${period.form}`)}
        action={
          <>
            {can.includes("reopen") ? (
              <ButtonLink to={`${at}/reopening`} variant="outline">
                {t("vatReturns.reopen.link")}
              </ButtonLink>
            ) : null}
            {can.includes("pay") ? (
              <ButtonLink to={`${at}/payment`}>{t("vatReturns.pay.link")}</ButtonLink>
            ) : null}
            {can.includes("declare") ? (
              <ButtonLink to={`${at}/declaration`}>{t("vatReturns.declare.link")}</ButtonLink>
            ) : null}
          </>
        }
      />
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <StateBadge state={period.state} />
        <span>
          {period.credit > 0
            ? t("vatReturns.creditOf", { amount: money(period.credit) })
            : t("vatReturns.toPayOf", { amount: money(period.toPay) })}
        </span>
        <span className="text-muted text-sm">
          {declaredOn
            ? t("vatReturns.declaredOn", { day: day(declaredOn) })
            : t("vatReturns.due", { day: day(due) })}
          {paidOn ? ` · ${t("vatReturns.paidOn", { day: day(paidOn) })}` : null}
        </span>
      </div>
      <div className="grid gap-5">
        {period.checks ? <Checks checks={period.checks} to={to} /> : null}
        {period.yearly ? <YearlyFigures yearly={period.yearly} /> : <Boxes boxes={period.boxes} />}
        <Parts parts={period.parts} of="collected" sum={period.collected} />
        <Parts parts={period.parts} of="deductible" sum={period.deductible} />
      </div>
    </>
  )
}
