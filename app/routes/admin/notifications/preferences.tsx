import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { factsOfKind, notificationGroups, notificationKinds } from "#contract/notification-kinds"
import { NotificationSettingsChanges } from "#contract/notifications"
import { FieldGroup } from "~/components/form/field-group"
import { SwitchField } from "~/components/form/switch-field"
import { TimeField } from "~/components/form/time-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"
import { RhythmTable } from "./_rhythm-table"

export const handle = titled("notifications.preferences.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "notifications.edit")
  return {
    settings: await api.get("/Notifications/preferences"),
    constraints: constraintsOf(NotificationSettingsChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NotificationSettingsChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Notifications/preferences", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../notifications", "notifications.preferences.saved")
}

/** How often each kind comes by each way, and when no mail leaves. */
export default function NotificationPreferencesScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const { settings, constraints } = useLoaderData<typeof loader>()
  const groups = notificationGroups.map((group) => ({
    group,
    kinds: notificationKinds.filter(
      (kind) => factsOfKind[kind].group === group && can(factsOfKind[kind].needs),
    ),
  }))
  return (
    <FormScreen
      title={t("notifications.preferences.title")}
      text={t("notifications.preferences.text")}
      constraints={constraints}
      labels="notifications.preferences"
      defaultValue={settings}
      reply={useActionData<typeof action>()}
      cancelTo="../notifications"
    >
      <FieldGroup
        title={t("notifications.preferences.quiet")}
        text={t("notifications.preferences.quietText")}
      >
        <TimeField name="quietFrom" label={t("notifications.preferences.quietFrom")} />
        <TimeField name="quietTo" label={t("notifications.preferences.quietTo")} />
      </FieldGroup>
      <FieldGroup
        title={t("notifications.preferences.letter")}
        text={t("notifications.preferences.letterText")}
      >
        <SwitchField name="monthly" label={t("notifications.preferences.monthly")} />
      </FieldGroup>
      {groups.map(({ group, kinds }) =>
        kinds.length > 0 ? (
          <FieldGroup
            key={group}
            title={t(`notifications.groups.${group}`)}
            text={group === "security" ? t("notifications.preferences.securityText") : undefined}
          >
            <RhythmTable kinds={kinds} />
          </FieldGroup>
        ) : null,
      )}
    </FormScreen>
  )
}
