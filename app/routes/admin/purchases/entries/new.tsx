import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PurchaseEntry } from "#contract/purchases"
import { ClosedYearField } from "~/components/bill/closed-year-field"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { PurchaseFields } from "../_fields"

export const handle = titled("purchases.entry.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "purchases.create")
  return { constraints: constraintsOf(PurchaseEntry) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, PurchaseEntry)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Purchases/entries", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../purchases/${saved.data.id}`, "purchases.entry.done")
}

/** A received bill that no program can read: typed by hand, its file kept beside. */
export default function PurchaseEntryScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("purchases.entry.title")}
      text={t("purchases.entry.text")}
      constraints={constraints}
      defaultValue={{ kind: "bill", category: "other", origin: "home", deductibleShare: "100" }}
      labels="purchases"
      files
      reply={useActionData<typeof action>()}
      cancelTo="../purchases"
    >
      <PurchaseFields />
      <FieldGroup title={t("purchases.groups.file")}>
        <FileField
          name="fileId"
          label={t("purchases.entry.file")}
          hint={t("purchases.entry.fileHint")}
          accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
          files="../files"
          className="sm:col-span-2"
        />
        <ClosedYearField />
      </FieldGroup>
    </FormScreen>
  )
}
