import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActivityPart } from "#contract/profile"
import { franchiseActivities } from "#domain/vat-franchise"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { goOnTo } from "./_going-on.server"
import { Steps } from "./_steps"
import { Ways } from "./_ways"

export const handle = { ...titled("firstRun.activity.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "profile.edit")
  return { profile: await api.get("/Profile"), constraints: constraintsOf(ActivityPart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ActivityPart)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/activity", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return goOnTo(api, "address")
}

export default function FirstRunActivityScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  return (
    <>
      <Steps current="activity" profile={profile} />
      <FormScreen
        title={t("firstRun.activity.title")}
        text={t("firstRun.activity.text")}
        labels="profile"
        constraints={constraints}
        defaultValue={profile}
        reply={useActionData<typeof action>()}
        submitLabel={t("screen.steps.next")}
        moreActions={<Ways previous="vat" skip="address" />}
      >
        <FieldGroup>
          <TextField
            name="activity"
            label={t("profile.activity")}
            hint={t("firstRun.activity.hint")}
            className="sm:col-span-2"
          />
          {profile.vatRegime === "franchise" ? (
            <SelectField
              name="franchiseActivity"
              label={t("profile.franchiseActivity")}
              hint={t("profile.franchiseActivityHint")}
              className="sm:col-span-2"
              options={franchiseActivities.map((value) => ({
                value,
                label: t(`profile.franchiseActivities.${value}`),
              }))}
            />
          ) : null}
        </FieldGroup>
      </FormScreen>
    </>
  )
}
