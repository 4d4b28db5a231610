import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PlaceChoice } from "#contract/navigation"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { groupsFor } from "~/components/shell/navigation-items"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { usePermissions } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"

export const handle = { ...titled("settings.navigation.title"), failed: "settings.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { pins, hidden } = await api.get("/Navigation")
  return { chosen: { pins, hidden }, constraints: constraintsOf(PlaceChoice) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, PlaceChoice)
  if (form.invalid) return form.reply()
  const { shortcuts } = await api.get("/Navigation")
  const saved = await api.put("/Navigation", { body: { ...form.value, shortcuts } })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../settings/navigation", "settings.changed")
}

/** What stands first in the navigation, and what is left out of it. */
export default function NavigationScreen() {
  const { t } = useTranslation()
  const { chosen, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const places = groupsFor(usePermissions())
    .filter(({ name }) => name !== "administration")
    .flatMap(({ name, items }) =>
      items.flatMap(({ tabs }) =>
        tabs.map(({ to }) => ({ name, value: to, label: t(`shell.screens.${to}`) })),
      ),
    )
    // The place above the groups is always there.
    .filter(({ name }) => name)
  return (
    <FormScreen
      key={JSON.stringify(chosen)}
      title={t("settings.navigation.title")}
      text={t("settings.navigation.text")}
      labels="settings.navigation"
      constraints={constraints}
      defaultValue={chosen}
      reply={reply}
    >
      <MultiSelectField
        name="pins"
        label={t("settings.navigation.pins")}
        hint={t("settings.navigation.pinsHint")}
        options={places}
      />
      <MultiSelectField
        name="hidden"
        label={t("settings.navigation.hidden")}
        hint={t("settings.navigation.hiddenHint")}
        options={places}
      />
    </FormScreen>
  )
}
