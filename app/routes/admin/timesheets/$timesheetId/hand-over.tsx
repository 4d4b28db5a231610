import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewTimesheetEdition } from "#contract/timesheets"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { Confirmations } from "../_warnings"

export const handle = titled<typeof loader>("timesheets.handOver.of", ({ sheet }) => ({
  name: sheet.contractTitle,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "timesheets.edit")
  const path = { timesheetId: args.params.timesheetId ?? "" }
  const sheet = await api.get("/Timesheets/{timesheetId}", { path })
  if (!sheet.can.includes("handOver")) throw redirect(`../timesheets/${sheet.id}`)
  return { sheet, constraints: constraintsOf(NewTimesheetEdition) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewTimesheetEdition)
  if (form.invalid) return form.reply()
  const path = { timesheetId: args.params.timesheetId ?? "" }
  const saved = await api.post("/Timesheets/{timesheetId}/editions", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../timesheets/${path.timesheetId}`, "timesheets.handedOver")
}

/** Freezes the days for the client, once what is to be said of them is confirmed. */
export default function HandOverScreen() {
  const { t } = useTranslation()
  const { sheet, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("timesheets.handOver.of", { name: sheet.contractTitle })}
      text={t("timesheets.handOver.text", { client: sheet.clientName })}
      constraints={constraints}
      labels="timesheets"
      defaultValue={{ version: sheet.version }}
      reply={useActionData<typeof action>()}
      submitLabel={t("timesheets.handOver.confirm")}
      cancelTo={`../timesheets/${sheet.id}`}
    >
      <Confirmations warnings={sheet.warnings} />
      <LongTextField
        name="comment"
        label={t("timesheets.comment")}
        hint={t("timesheets.commentHint")}
      />
    </FormScreen>
  )
}
