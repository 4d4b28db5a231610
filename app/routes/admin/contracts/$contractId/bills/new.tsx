import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewContractPeriod } from "#contract/contracts"
import { isByTime } from "#domain/timesheet"
import { FieldGroup } from "~/components/form/field-group"
import { PeriodField } from "~/components/form/period-field"
import { QuantityField } from "~/components/form/quantity-field"
import { formatDay, formatMoney } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { nameOf } from "../../_choices"

export const handle = titled<typeof loader>("contracts.bill.of", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.create")
  const path = { contractId: args.params.contractId ?? "" }
  const [contract, { next, nextParts }] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    api.get("/Contracts/{contractId}/periods", { path }),
  ])
  if (contract.kind !== "freelance")
    throw await redirectWithToast(
      args,
      `../contracts/${contract.id}`,
      "errors.contractNotSold",
      "error",
    )
  if (contract.billableProject && isByTime(contract))
    throw redirect(`../timesheets/bills/new?contractId=${contract.id}`)
  // Nothing is left of it to bill.
  if (!next) throw redirect(`../contracts/${contract.id}`)
  return { contract, next, nextParts, constraints: constraintsOf(NewContractPeriod) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewContractPeriod)
  if (form.invalid) return form.reply()
  const path = { contractId: args.params.contractId ?? "" }
  // A quantity that was proposed and left as it was is counted from the days, exactly.
  const { next } = await api.get("/Contracts/{contractId}/periods", { path })
  const { startDate, endDate, quantity } = form.value
  const isLeft = next?.quantity && Number(quantity) === Number(next.quantity)
  const saved = await api.post("/Contracts/{contractId}/periods", {
    path,
    body: isLeft ? { startDate, endDate } : form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../bills/${saved.data.id}`, "bills.added")
}

export default function BillPeriodScreen() {
  const { t, i18n } = useTranslation()
  const { contract, next, nextParts, constraints } = useLoaderData<typeof loader>()
  const price = formatMoney(
    nextParts[0]?.priceHT ?? contract.priceHT,
    contract.currency,
    i18n.language,
  )
  return (
    <FormScreen
      title={t("contracts.bill.of", { name: nameOf(contract) })}
      text={t("contracts.bill.text", {
        client: contract.clientName,
        price: `${price} ${t(`contracts.per.${contract.unit}`)}`,
      })}
      constraints={constraints}
      labels="contracts.bill"
      defaultValue={next}
      reply={useActionData<typeof action>()}
      submitLabel={t("contracts.bill.confirm")}
      cancelTo={`../contracts/${contract.id}`}
    >
      {nextParts.length > 1 ? (
        <Banner tone="info" title={t("contracts.bill.crossed")}>
          <ul>
            {nextParts.map((part) => (
              <li key={part.startDate}>
                {t("contracts.bill.part", {
                  start: formatDay(part.startDate, i18n.language),
                  end: formatDay(part.endDate, i18n.language),
                  price: formatMoney(part.priceHT, contract.currency, i18n.language),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <FieldGroup>
        <PeriodField
          legend={t("contracts.bill.period")}
          from={{ name: "startDate", label: t("contracts.bill.startDate") }}
          to={{ name: "endDate", label: t("contracts.bill.endDate") }}
          className="sm:col-span-2"
        />
        <QuantityField
          name="quantity"
          label={t("contracts.bill.quantity")}
          hint={t(`contracts.bill.hints.${contract.unit}`)}
        />
      </FieldGroup>
    </FormScreen>
  )
}
