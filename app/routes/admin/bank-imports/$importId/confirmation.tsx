import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BankImportConfirmation } from "#contract/bank-imports"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { TextField } from "~/components/form/text-field"
import { formatDay, formatMoney } from "~/components/format"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("bankImports.confirm.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const read = await api.get("/BankImports/{importId}", { path })
  if (!read.can.includes("confirm")) throw redirect(`../bank-imports/${read.id}`)
  const { lines } =
    read.counts.probable > 0
      ? await api.get("/BankImports/{importId}/lines", { path, query: { state: "probable" } })
      : { lines: [] }
  const { id, version, accountName, currency, counts, bank, fileName } = read
  const constraints = constraintsOf(BankImportConfirmation)
  const name = bank ?? fileName.replace(/\.[^.]*$/, "")
  return { id, version, accountName, currency, counts, lines, name, constraints }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, BankImportConfirmation)
  if (form.invalid) return form.reply()
  const path = { importId: args.params.importId ?? "" }
  const done = await api.post("/BankImports/{importId}/confirmation", { path, body: form.value })
  if (done.problem) return form.reply(done.problem)
  return redirectWithToast(args, `../bank-imports/${path.importId}`, "bankImports.done")
}

/** What is kept of a statement, before it is. */
export default function ConfirmBankImportScreen() {
  const { t, i18n } = useTranslation()
  const { id, version, accountName, currency, counts, lines, name, constraints } =
    useLoaderData<typeof loader>()
  const options = lines.map(({ position, day, label, amount }) => ({
    value: String(position),
    label: [
      formatDay(day, i18n.language),
      label,
      formatMoney(amount, currency, i18n.language),
    ].join(" · "),
  }))
  return (
    <FormScreen
      title={t("bankImports.confirm.title")}
      text={
        accountName
          ? t("bankImports.confirm.text", { account: accountName })
          : t("bankImports.confirm.opens")
      }
      constraints={constraints}
      defaultValue={{ keep: [], keepAll: false, version, ...(!accountName && { name }) }}
      labels="bankImports"
      reply={useActionData<typeof action>()}
      submitLabel={t("bankImports.confirm.submit")}
      cancelTo={`../bank-imports/${id}`}
    >
      <FieldGroup title={t("bankImports.confirm.lines", { count: counts.new })}>
        {accountName ? null : (
          <TextField
            name="name"
            label={t("bankImports.name")}
            hint={t("bankImports.nameHint")}
            className="sm:col-span-2"
          />
        )}
        {options.length > 0 ? (
          <MultiSelectField
            name="keep"
            label={t("bankImports.confirm.keep")}
            hint={t("bankImports.confirm.keepHint")}
            options={options}
            className="sm:col-span-2"
          />
        ) : null}
        {counts.probable > 1 ? (
          <CheckField
            name="keepAll"
            label={t("bankImports.confirm.keepAll", { count: counts.probable })}
            className="sm:col-span-2"
          />
        ) : null}
      </FieldGroup>
    </FormScreen>
  )
}
