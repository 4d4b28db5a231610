import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewVatReturn } from "#contract/vat-returns"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { MoneyField } from "~/components/form/money-field"
import { formatDay, formatRoundMoney } from "~/components/format"
import { FormScreen } from "~/components/screen/form-screen"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { Boxes, YearlyFigures } from "../_boxes"
import { Checks } from "../_checks"

export const handle = titled("vatReturns.declare.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const path = { periodStart: args.params.periodStart ?? "" }
  const period = await api.get("/VatReturns/periods/{periodStart}", { path })
  if (!period.can.includes("declare")) throw redirect(`../vat-returns/${period.from}`)
  return { period, constraints: constraintsOf(NewVatReturn) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewVatReturn)
  if (form.invalid) return form.reply()
  const saved = await api.post("/VatReturns", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../vat-returns/${saved.data.from}`, "vatReturns.declare.done")
}

/** Marks a period as declared, with what it comes to before one's eyes. */
export default function VatDeclarationScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { period, constraints } = useLoaderData<typeof loader>()
  const { from, to, toPay, credit, yearly } = period
  const day = (text: string) => formatDay(text, language)
  const seen = toPay - credit - (yearly?.overpaid ?? 0)
  return (
    <FormScreen
      title={t("vatReturns.declare.title")}
      text={t("vatReturns.declare.text", { from: day(from), to: day(to) })}
      constraints={constraints}
      defaultValue={{ from, seen, refundAsked: 0 }}
      labels="vatReturns.declare"
      reply={useActionData<typeof action>()}
      submitLabel={t("vatReturns.declare.confirm")}
      cancelTo={`../vat-returns/${from}`}
    >
      {period.checks ? <Checks checks={period.checks} to={to} /> : null}
      {yearly ? <YearlyFigures yearly={yearly} /> : <Boxes boxes={period.boxes} />}
      <HiddenField name="from" />
      <HiddenField name="seen" />
      {credit > 0 ? (
        <FieldGroup title={t("vatReturns.declare.credit")}>
          <MoneyField
            name="refundAsked"
            label={t("vatReturns.declare.refundAsked")}
            hint={t("vatReturns.declare.refundAskedHint", {
              amount: formatRoundMoney(credit * 100, "EUR", language),
            })}
          />
        </FieldGroup>
      ) : null}
    </FormScreen>
  )
}
