import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { FieldGroup } from "~/components/form/field-group"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { TagSearch } from "~/components/form/tag-search"
import { TagsField } from "~/components/form/tags-field"
import { FormScreen } from "~/components/screen/form-screen"
import { type Api, apiFor } from "~/services/api.server"
import { skillSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ExpertisePart } from "../../../../contract/profile"
import { ProfileFrame } from "./_frame"

/** What is spoken around here, and by clients elsewhere. */
const languages = [
  "fr",
  "en",
  "de",
  "es",
  "it",
  "pt",
  "nl",
  "ar",
  "pl",
  "ro",
  "ru",
  "tr",
  "zh",
  "ja",
]

export const handle = titled("profile.expertise.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return {
    profile: await api.get("/Profile"),
    constraints: constraintsOf(ExpertisePart),
    jobs: await jobChoices(api),
  }
}

/** Every job by its title: the label is the title, the value its id (specification §3). */
async function jobChoices(api: Api) {
  const jobs = await api.get("/Jobs")
  return jobs.map(({ id, title }) => ({ value: id, label: title }))
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ExpertisePart, { skills: skillSearch(api) })
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/expertise", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../profile/expertise", "profile.changed")
}

export default function ExpertiseScreen() {
  const { t, i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: "language" })
  const { profile, constraints, jobs } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame>
      <FormScreen
        // What was saved begins a new form.
        key={profile.version}
        title={t("profile.expertise.title")}
        text={t("profile.expertise.text")}
        labels="profile"
        constraints={constraints}
        defaultValue={profile}
        reply={useActionData<typeof action>()}
      >
        <FieldGroup>
          <TagsField
            name="skills"
            label={t("profile.skills")}
            hint={t("profile.skillsHint")}
            source="../skills/choices"
            className="sm:col-span-2"
          />
          <TagSearch name="skills" label={t("profile.skills")} />
          <MultiSelectField
            name="jobs"
            label={t("profile.jobs")}
            hint={t("profile.jobsHint")}
            options={jobs}
            className="sm:col-span-2"
          />
          <MultiSelectField
            name="spokenLanguages"
            label={t("profile.spokenLanguages")}
            options={languages.map((code) => ({ value: code, label: names.of(code) ?? code }))}
            className="sm:col-span-2"
          />
        </FieldGroup>
      </FormScreen>
    </ProfileFrame>
  )
}
