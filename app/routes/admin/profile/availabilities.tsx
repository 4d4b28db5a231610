import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AvailabilitiesPart } from "#contract/profile"
import { DateField } from "~/components/form/date-field"
import { NumberField } from "~/components/form/number-field"
import { PlumeForm } from "~/components/form/plume-form"
import { RepeatedFields } from "~/components/form/repeated-fields"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"
import { ProfileFrame } from "./_frame"

export const handle = { ...titled("profile.availabilities.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { profile: await api.get("/Profile"), constraints: constraintsOf(AvailabilitiesPart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, AvailabilitiesPart)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/availabilities", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../profile/availabilities", "profile.changed")
}

export default function AvailabilitiesScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  const can = useCan()
  const isHeld = profile.workAvailabilities.every(({ confirmed }) => confirmed)
  return (
    <ProfileFrame>
      <div className="w-full max-w-3xl">
        <PageHeader
          title={t("profile.availabilities.title")}
          text={t("profile.availabilities.text")}
        />
        {profile.workAvailabilities.length > 0 ? (
          <div className="mb-5">
            <Banner
              tone={isHeld ? "info" : "warning"}
              title={t(isHeld ? "profile.availabilities.held" : "profile.availabilities.faded")}
            >
              {can("profile.edit") ? (
                <StatusButton action="../profile/confirmation" size="sm">
                  {t("profile.availabilities.confirm")}
                </StatusButton>
              ) : null}
            </Banner>
          </div>
        ) : null}
        <PlumeForm
          readOnly={!can("profile.edit")}
          // What was saved begins a new form.
          key={profile.version}
          labels="profile"
          constraints={constraints}
          defaultValue={profile}
          reply={useActionData<typeof action>()}
        >
          <RepeatedFields
            name="workAvailabilities"
            rowLabel={t("profile.workAvailabilitie.one")}
            addLabel={t("profile.workAvailabilitie.add")}
            firstField="startsOn"
            newRow={{ daysPerWeek: 5 }}
            max={20}
          >
            {(row) => (
              <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
                <DateField
                  name={`${row}.startsOn`}
                  label={t("profile.workAvailabilitie.startsOn")}
                />
                <DateField
                  name={`${row}.endsOn`}
                  label={t("profile.workAvailabilitie.endsOn")}
                  hint={t("profile.workAvailabilitie.endsOnHint")}
                />
                <NumberField
                  name={`${row}.daysPerWeek`}
                  label={t("profile.workAvailabilitie.daysPerWeek")}
                />
              </div>
            )}
          </RepeatedFields>
        </PlumeForm>
      </div>
    </ProfileFrame>
  )
}
