import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AssistantSettingsChanges } from "#contract/assistant"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { formatDay } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { FormScreen } from "~/components/screen/form-screen"
import { SectionCard } from "~/components/screen/section-card"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("assistant.choices.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const settings = await api.get("/Assistant/settings")
  return { settings, constraints: constraintsOf(AssistantSettingsChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, AssistantSettingsChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Assistant/settings", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../assistant", "assistant.choices.saved")
}

/** Whether one wants it, and whether a model may be asked. */
export default function AssistantChoicesScreen() {
  const { t, i18n } = useTranslation()
  const { settings, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { model, modelAgreedAt, version, enabled, offered } = settings
  if (!offered)
    return <EmptyState title={t("assistant.off.title")} text={t("assistant.off.byOperator")} />
  return (
    <FormScreen
      title={t("assistant.choices.title")}
      text={t("assistant.choices.text")}
      constraints={constraints}
      labels="assistant.choices"
      defaultValue={{ version, enabled, modelAgreed: modelAgreedAt !== null }}
      reply={reply}
      cancelTo="../assistant"
    >
      <FieldGroup>
        <CheckField
          name="enabled"
          label={t("assistant.choices.enabled")}
          hint={t("assistant.choices.enabledHint")}
        />
      </FieldGroup>
      <SectionCard title={t("assistant.choices.model")}>
        {model ? (
          <div className="grid gap-3">
            <p>{t("assistant.choices.modelText", { host: model.host, name: model.name })}</p>
            <CheckField name="modelAgreed" label={t("assistant.choices.modelAgreed")} />
            {modelAgreedAt ? (
              <p className="text-muted text-sm">
                {t("assistant.choices.agreedOn", {
                  day: formatDay(modelAgreedAt.slice(0, 10), i18n.language),
                })}
              </p>
            ) : null}
          </div>
        ) : (
          <p>{t("assistant.choices.noModel")}</p>
        )}
      </SectionCard>
    </FormScreen>
  )
}
