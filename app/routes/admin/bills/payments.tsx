import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { NewPayments } from "#contract/bill-payments"
import { paymentMeans } from "#contract/sales-choices"
import { BulkPrompt } from "~/components/table/bulk-prompt"
import { MoneyCell } from "~/components/table/cells"
import { Input, Select } from "~/components/ui/input"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { endSelection, listOf, tickedOf } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"
import { today } from "~/services/today.server"

export const handle = titled("bills.payMany.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const query = tickedOf(args)
  const page = query && (await api.list("/Bills", { query }))
  const items = (page?.rows ?? []).map(({ id, number, clientName, totalTTC, paid, currency }) => ({
    id,
    name: number ?? clientName,
    due: number ? totalTTC - paid : 0,
    currency,
  }))
  return { items, list: listOf(args, "bills"), today: today() }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewPayments)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const saving = api.post("/Bills/payments", { body: form.value, key: form.key })
  return endSelection(args, saving, { list: "bills", message: "bills.payMany.done" })
}

export default function PayManyScreen() {
  const { t } = useTranslation()
  const { items, list, today } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <BulkPrompt
      title={t("bills.payMany.title")}
      list={{ label: t("bills.title"), to: list }}
      items={items.map(({ due, currency, ...item }) => ({
        ...item,
        detail: <MoneyCell cents={due} currency={currency} />,
      }))}
      consequences={t("bills.payMany.text")}
      confirmLabel={t("bills.payMany.confirm")}
      reply={reply}
      doneText={(count) => t("bills.payMany.done", { count })}
      variant="default"
    >
      <PaymentFields today={today} />
    </BulkPrompt>
  )
}

function PaymentFields({ today }: { today: string }) {
  const { t } = useTranslation()
  const [day, means] = [useId(), useId()]
  return (
    <div className="list-field-pair">
      <div className="list-field">
        <label htmlFor={day}>{t("bills.payment.paidOn")}</label>
        <Input id={day} type="date" name="paidOn" required max={today} defaultValue={today} />
      </div>
      <div className="list-field">
        <label htmlFor={means}>{t("bills.payment.means")}</label>
        <Select id={means} name="means" defaultValue="transfer">
          {paymentMeans.map((one) => (
            <option key={one} value={one}>
              {t(`bills.means.${one}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
