import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { VatReturnPayment } from "#contract/vat-returns"
import { CheckField } from "~/components/form/check-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { formatRoundMoney } from "~/components/format"
import { FormScreen } from "~/components/screen/form-screen"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled("vatReturns.pay.title")

const periodOf = async (args: LoaderFunctionArgs) => {
  const api = await apiFor(args, "treasury.edit")
  const path = { periodStart: args.params.periodStart ?? "" }
  return api.get("/VatReturns/periods/{periodStart}", { path })
}

export async function loader(args: LoaderFunctionArgs) {
  const period = await periodOf(args)
  if (!period.can.includes("pay")) throw redirect(`../vat-returns/${period.from}`)
  return { period, today: today(), constraints: constraintsOf(VatReturnPayment) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, VatReturnPayment)
  if (form.invalid) return form.reply()
  const { id, from } = await periodOf(args)
  const path = { vatReturnId: id ?? "" }
  const options = { path, body: form.value, key: form.key }
  const saved = await api.post("/VatReturns/{vatReturnId}/payments", options)
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../vat-returns/${from}`, "vatReturns.pay.done")
}

/** Notes that a return was paid. */
export default function VatPaymentScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { period, today, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("vatReturns.pay.title")}
      text={t("vatReturns.toPayOf", {
        amount: formatRoundMoney(period.toPay * 100, "EUR", language),
      })}
      constraints={constraints}
      defaultValue={{ paidOn: today }}
      labels="vatReturns.pay"
      reply={useActionData<typeof action>()}
      submitLabel={t("vatReturns.pay.confirm")}
      cancelTo={`../vat-returns/${period.from}`}
    >
      <FieldGroup>
        <DateField name="paidOn" label={t("vatReturns.pay.paidOn")} />
        <CheckField
          name="addOutcome"
          label={t("vatReturns.pay.addOutcome")}
          hint={t("vatReturns.pay.addOutcomeHint")}
        />
      </FieldGroup>
    </FormScreen>
  )
}
