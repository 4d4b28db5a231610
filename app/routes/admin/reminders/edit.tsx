import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ReminderPlanChanges } from "#contract/reminders"
import { NumberField } from "~/components/form/number-field"
import { RepeatedFields } from "~/components/form/repeated-fields"
import { SelectField } from "~/components/form/select-field"
import { SwitchField } from "~/components/form/switch-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("reminders.edit")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const [{ version, enabled, steps }, templates] = await Promise.all([
    api.get("/Reminders"),
    ifAllowed(api.list("/MailTemplates", { query: { limit: 100 } })),
  ])
  return {
    plan: { version, enabled, steps },
    templates: (templates?.rows ?? [])
      .filter(({ purpose }) => purpose !== "bill")
      .map(({ id, name }) => ({ value: id, label: name })),
    constraints: constraintsOf(ReminderPlanChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ReminderPlanChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Reminders", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../reminders", "reminders.changed")
}

export default function EditRemindersScreen() {
  const { t } = useTranslation()
  const { plan, templates, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("reminders.edit")}
      text={t("reminders.text")}
      constraints={constraints}
      defaultValue={plan}
      labels="reminders"
      reply={useActionData<typeof action>()}
      cancelTo="../reminders"
    >
      <Card>
        <SwitchField name="enabled" label={t("reminders.enabled")} />
      </Card>
      <RepeatedFields
        name="steps"
        rowLabel={t("reminders.step.one")}
        addLabel={t("reminders.step.add")}
        firstField="days"
        max={8}
      >
        {(step, at) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              name={`${step}.days`}
              label={t("reminders.step.days")}
              hint={at === 0 ? t("reminders.step.daysHint") : undefined}
            />
            <SelectField
              name={`${step}.templateId`}
              label={t("reminders.step.template")}
              placeholder={t("reminders.step.usual")}
              options={templates}
            />
          </div>
        )}
      </RepeatedFields>
    </FormScreen>
  )
}
