import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TimesheetReopening } from "#contract/timesheets"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("timesheets.reopen.of", ({ sheet }) => ({
  name: sheet.contractTitle,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "timesheets.edit")
  const path = { timesheetId: args.params.timesheetId ?? "" }
  const sheet = await api.get("/Timesheets/{timesheetId}", { path })
  if (!sheet.can.includes("reopen")) throw redirect(`../timesheets/${sheet.id}`)
  return { sheet, constraints: constraintsOf(TimesheetReopening) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TimesheetReopening)
  if (form.invalid) return form.reply()
  const path = { timesheetId: args.params.timesheetId ?? "" }
  const saved = await api.post("/Timesheets/{timesheetId}/reopening", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../timesheets/${saved.data.month}`, "timesheets.reopened")
}

/** Takes back what was handed over, with a reason, so that it can be corrected. */
export default function ReopenScreen() {
  const { t } = useTranslation()
  const { sheet, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("timesheets.reopen.of", { name: sheet.contractTitle })}
      text={t("timesheets.reopen.text")}
      constraints={constraints}
      labels="timesheets"
      defaultValue={{ version: sheet.version }}
      reply={useActionData<typeof action>()}
      submitLabel={t("timesheets.reopen.confirm")}
      cancelTo={`../timesheets/${sheet.id}`}
    >
      <LongTextField name="reason" label={t("timesheets.reason")} />
    </FormScreen>
  )
}
