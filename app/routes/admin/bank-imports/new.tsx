import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewBankImport } from "#contract/bank-imports"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"

export const handle = titled("bankImports.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { rows } = await api.list("/Accounts", { query: { limit: 100 } })
  return {
    accounts: rows
      .filter(({ closedOn }) => closedOn === null)
      .map(({ id, name }) => ({ value: id, label: name })),
    constraints: constraintsOf(NewBankImport),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewBankImport)
  if (form.invalid) return form.reply()
  const read = await api.post("/BankImports", { body: form.value })
  if (read.problem) return form.reply(read.problem)
  return redirect(`../bank-imports/${read.data.id}`)
}

/** A statement of a bank; what it would bring is shown before anything is kept. */
export default function NewBankImportScreen() {
  const { t } = useTranslation()
  const { accounts, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("bankImports.new")}
      text={t("bankImports.newText")}
      constraints={constraints}
      defaultValue={{}}
      labels="bankImports"
      files
      reply={useActionData<typeof action>()}
      submitLabel={t("bankImports.read")}
      cancelTo="../bank-imports"
    >
      <FieldGroup>
        <FileField
          name="fileId"
          label={t("bankImports.fileId")}
          hint={t("bankImports.fileHint")}
          accept=".ofx,.qfx,.xml,.cfonb,.afb,.asc,.dat,.sta,.mt940,.940,.qif,.csv,.txt"
          files="../files"
          kind="statement"
          className="sm:col-span-2"
        />
        <SelectField
          name="accountId"
          label={t("bankImports.accountId")}
          hint={t("bankImports.accountHint")}
          options={accounts}
          placeholder={t("bankImports.accountOfFile")}
        />
        <CheckField
          name="opens"
          label={t("bankImports.opens")}
          hint={t("bankImports.opensHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </FormScreen>
  )
}
