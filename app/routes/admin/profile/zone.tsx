import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ZonePart } from "#contract/profile"
import { ComboboxField } from "~/components/form/combobox-field"
import { FieldGroup } from "~/components/form/field-group"
import { NumberField } from "~/components/form/number-field"
import { apiFor } from "~/services/api.server"
import { communeCodeSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProfilePart } from "./_part"

export const handle = { ...titled("profile.zone.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { profile: await api.get("/Profile"), constraints: constraintsOf(ZonePart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ZonePart, { communeId: communeCodeSearch(api) })
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/zone", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../profile/zone", "profile.changed")
}

export default function ZoneScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  return (
    <ProfilePart
      title={t("profile.zone.title")}
      text={t("profile.zone.text")}
      profile={profile}
      constraints={constraints}
      reply={useActionData<typeof action>()}
    >
      <FieldGroup>
        <ComboboxField
          name="communeId"
          label={t("profile.communeId")}
          hint={t("profile.communeHint")}
          source="../communes/choices"
          options={
            profile.communeId
              ? [{ value: profile.communeId, label: profile.communeName ?? profile.communeId }]
              : []
          }
        />
        <NumberField
          name="limitInterventionZone"
          label={t("profile.limitInterventionZone")}
          hint={t("profile.zoneHint")}
        />
      </FieldGroup>
    </ProfilePart>
  )
}
