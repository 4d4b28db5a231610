import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BankImportAnswers } from "#contract/bank-imports"
import { dateOrders, statementColumns } from "#contract/choices"
import { FieldGroup } from "~/components/form/field-group"
import { RadioField } from "~/components/form/radio-field"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"

import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"

export const handle = titled("bankImports.answers.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const read = await api.get("/BankImports/{importId}", { path })
  if (!read.can.includes("change") || !read.table) throw redirect(`../bank-imports/${read.id}`)
  const { id, version, table, asks } = read
  return { id, version, table, asks, constraints: constraintsOf(BankImportAnswers) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, BankImportAnswers)
  if (form.invalid) return form.reply()
  const path = { importId: args.params.importId ?? "" }
  const saved = await api.put("/BankImports/{importId}/answers", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirect(`../bank-imports/${path.importId}`)
}

/** Which column of a bank's table says what, shown on its first rows, and how its days are written. */
export default function BankImportAnswersScreen() {
  const { t } = useTranslation()
  const { id: importId, version, table, asks, constraints } = useLoaderData<typeof loader>()
  const columns = table.headings.map((heading, at) => ({ id: `${at} ${heading}`, heading, at }))
  const named = [...new Set(table.headings.filter(Boolean))]
  const options = named.map((heading) => ({ value: heading, label: heading }))
  const order = table.dateOrder ?? (asks.includes("dateOrder") ? undefined : null)
  return (
    <FormScreen
      title={t("bankImports.answers.title")}
      text={t("bankImports.answers.text")}
      constraints={constraints}
      defaultValue={{ columns: table.columns, dateOrder: order, version }}
      reply={useActionData<typeof action>()}
      submitLabel={t("bankImports.answers.save")}
      cancelTo={`../bank-imports/${importId}`}
    >
      <FieldGroup title={t("bankImports.answers.columns")}>
        {statementColumns.map((name) => (
          <SelectField
            key={name}
            name={`columns.${name}`}
            label={t(`bankImports.columns.${name}`)}
            options={options}
            placeholder={t("imports.columns.none")}
          />
        ))}
      </FieldGroup>
      {order === null ? null : (
        <FieldGroup title={t("bankImports.answers.days")}>
          <RadioField
            name="dateOrder"
            label={t("bankImports.dateOrder")}
            options={dateOrders.map((value) => ({
              value,
              label: t(`bankImports.dateOrders.${value}`),
            }))}
            className="sm:col-span-2"
          />
        </FieldGroup>
      )}
      <FieldGroup title={t("bankImports.answers.rows")}>
        <div className="overflow-x-auto sm:col-span-2">
          <table className="w-full text-left text-sm">
            <thead>
              <tr>
                {columns.map(({ id, heading }) => (
                  <th key={id} scope="col" className="py-1 pr-4 font-medium">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((cells) => (
                <tr key={cells.join(" ")} className="border-line border-t">
                  {columns.map(({ id, at }) => (
                    <td key={id} className="py-1 pr-4">
                      {cells[at]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </FieldGroup>
    </FormScreen>
  )
}
