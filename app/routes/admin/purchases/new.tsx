import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewPurchase } from "#contract/purchases"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("purchases.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "purchases.create")
  return { constraints: constraintsOf(NewPurchase) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewPurchase)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Purchases", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../purchases/${saved.data.id}`, "purchases.added")
}

export default function NewPurchaseScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("purchases.new")}
      text={t("purchases.newText")}
      constraints={constraints}
      labels="purchases"
      files
      reply={useActionData<typeof action>()}
      submitLabel={t("purchases.add")}
      cancelTo="../purchases"
    >
      <FieldGroup title={t("purchases.groups.file")}>
        <FileField
          name="fileId"
          label={t("purchases.fileId")}
          hint={t("purchases.fileHint")}
          accept=".pdf,.xml,application/pdf,application/xml,text/xml"
          files="../files"
          className="sm:col-span-2"
        />
        <p className="text-sm sm:col-span-2">
          {t("purchases.noFile")}{" "}
          <Link to="../purchases/entries/new" className="text-accent underline">
            {t("purchases.typeIt")}
          </Link>
        </p>
      </FieldGroup>
    </FormScreen>
  )
}
