import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewTimesheetAnswer } from "#contract/timesheets"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { LongTextField } from "~/components/form/long-text-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled<typeof loader>("timesheets.answer.of", ({ sheet }) => ({
  name: sheet.contractTitle,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "timesheets.edit")
  const path = { timesheetId: args.params.timesheetId ?? "" }
  const sheet = await api.get("/Timesheets/{timesheetId}", { path })
  if (!sheet.can.includes("answer")) throw redirect(`../timesheets/${sheet.id}`)
  return { sheet, today: today(), constraints: constraintsOf(NewTimesheetAnswer) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewTimesheetAnswer)
  if (form.invalid) return form.reply()
  const path = { timesheetId: args.params.timesheetId ?? "" }
  const saved = await api.post("/Timesheets/{timesheetId}/answers", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../timesheets/${path.timesheetId}`, "timesheets.answer.added")
}

/** What the client said on paper, with what was signed. */
export default function TimesheetAnswerScreen() {
  const { t } = useTranslation()
  const { sheet, today, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("timesheets.answer.of", { name: sheet.contractTitle })}
      text={t("timesheets.answer.text")}
      constraints={constraints}
      labels="timesheets"
      defaultValue={{ answer: "approved", answeredOn: today }}
      reply={useActionData<typeof action>()}
      cancelTo={`../timesheets/${sheet.id}`}
      files
    >
      <FieldGroup title={t("timesheets.answers")}>
        <SelectField
          name="answer"
          label={t("timesheets.answer.one")}
          options={(["approved", "refused"] as const).map((answer) => ({
            value: answer,
            label: t(`timesheets.statuses.${answer}`),
          }))}
        />
        <DateField name="answeredOn" label={t("timesheets.answeredOn")} max={today} />
        <TextField name="name" label={t("timesheets.name")} />
        <TextField name="role" label={t("timesheets.role")} />
        <FileField
          name="fileId"
          label={t("timesheets.signedFile")}
          hint={t("timesheets.answer.fileHint")}
          files="../files"
        />
        <LongTextField
          name="comment"
          label={t("timesheets.comment")}
          hint={t("timesheets.answer.commentHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </FormScreen>
  )
}
