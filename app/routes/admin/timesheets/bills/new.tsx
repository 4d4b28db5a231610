import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewTimesheetBill } from "#contract/timesheets"
import { monthWarnings } from "#domain/timesheet"
import { PeriodField } from "~/components/form/period-field"
import { formatMoney, formatMonth, formatNumber } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { FormScreen } from "~/components/screen/form-screen"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { Confirmations } from "../_warnings"

export const handle = titled("timesheets.bill.open")

/** As many as one bill may take. */
const most = 50

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.create")
  const asked = new URL(args.request.url).searchParams
  const contractId = asked.get("contractId") || undefined
  const query = { toBill: "true", limit: most, contractId } as const
  const { rows } = await api.list("/Timesheets", { query })
  const months = await Promise.all(
    [...new Set(rows.map(({ month }) => month))].map((month) =>
      api.get("/Timesheets/months/{month}", { path: { month } }),
    ),
  )
  const said = new Set(months.flatMap(({ warnings }) => warnings))
  return {
    rows,
    chosen: asked.get("timesheetId"),
    warnings: monthWarnings.filter((warning) => said.has(warning)),
    constraints: constraintsOf(NewTimesheetBill),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewTimesheetBill)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Timesheets/bills", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../bills/${saved.data.id}`, "bills.added")
}

/** Which timesheets of a client go on one bill. */
export default function BillTimesheetsScreen() {
  const { t, i18n } = useTranslation()
  const { rows, chosen, warnings, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (rows.length === 0)
    return (
      <>
        <PageHeader title={t("timesheets.bill.open")} />
        <EmptyState title={t("timesheets.bill.none")} text={t("timesheets.bill.noneText")} />
      </>
    )
  const typed = [reply?.result.initialValue?.timesheetIds ?? []].flat()
  const isTicked = (id: string) =>
    reply ? typed.includes(id) : chosen === id || (chosen === null && rows.length === 1)
  const clients = [...new Set(rows.map(({ clientName }) => clientName))]
  return (
    <FormScreen
      title={t("timesheets.bill.open")}
      text={t("timesheets.bill.text")}
      constraints={constraints}
      labels="timesheets.bill"
      reply={reply}
      submitLabel={t("timesheets.bill.confirm")}
      cancelTo="../timesheets"
    >
      <div id="timesheetIds" className="grid gap-5">
        {clients.map((client) => (
          <SectionCard key={client} title={client}>
            <ul className="divide-y divide-line">
              {rows
                .filter(({ clientName }) => clientName === client)
                .map((row) => (
                  <li key={row.id}>
                    <label className="flex min-h-12 items-center gap-3 py-2">
                      <input
                        type="checkbox"
                        name="timesheetIds"
                        value={row.id}
                        defaultChecked={isTicked(row.id)}
                        className="size-5 shrink-0"
                      />
                      <span className="min-w-0 flex-1">
                        {row.contractTitle} · {formatMonth(row.month, i18n.language)}
                        <span className="block text-muted text-sm">
                          {t(`timesheets.counted.${row.unit === "hour" ? "hour" : "day"}`, {
                            count: Number(row.unbilledQuantity),
                            value: formatNumber(row.unbilledQuantity, i18n.language),
                          })}
                        </span>
                      </span>
                      <span className="figure">
                        {formatMoney(row.unbilledHT, row.currency, i18n.language)}
                      </span>
                    </label>
                  </li>
                ))}
            </ul>
          </SectionCard>
        ))}
      </div>
      <PeriodField
        legend={t("timesheets.bill.period")}
        from={{ name: "from", label: t("timesheets.bill.from") }}
        to={{ name: "to", label: t("timesheets.bill.to") }}
      />
      <Confirmations warnings={warnings} />
    </FormScreen>
  )
}
