import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { spokenLanguages } from "#contract/languages"
import { ExpertisePart } from "#contract/profile"
import { FieldGroup } from "~/components/form/field-group"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { TagSearch } from "~/components/form/tag-search"
import { TagsField } from "~/components/form/tags-field"
import { type Api, apiFor } from "~/services/api.server"
import {
  findJobs,
  jobChoice,
  jobSearch,
  jobsOf,
  joined,
  skillSearch,
} from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProfilePart } from "./_part"

export const handle = { ...titled("profile.expertise.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const profile = await api.get("/Profile")
  const isLong = await isLongList(api)
  const offered = isLong ? await findJobs(api, "") : (await api.get("/Jobs")).map(jobChoice)
  return {
    profile,
    constraints: constraintsOf(ExpertisePart),
    jobs: joined(await jobsOf(api, profile.jobs), offered),
    isLong,
  }
}

/** So many jobs are ticked in a list; more, as all titles of the ROME, are searched. */
const mostInList = 500

async function isLongList(api: Api): Promise<boolean> {
  const families = await api.get("/Jobs/families")
  return families.reduce((total, { jobs }) => total + jobs, 0) > mostInList
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ExpertisePart, {
    skills: skillSearch(api),
    ...((await isLongList(api)) && { jobs: jobSearch(api) }),
  })
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/expertise", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../profile/expertise", "profile.changed")
}

export default function ExpertiseScreen() {
  const { t, i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: "language" })
  const { profile, constraints, jobs, isLong } = useLoaderData<typeof loader>()
  return (
    <ProfilePart
      title={t("profile.expertise.title")}
      text={t("profile.expertise.text")}
      profile={profile}
      constraints={constraints}
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
          searched={isLong}
          className="sm:col-span-2"
        />
        <MultiSelectField
          name="spokenLanguages"
          label={t("profile.spokenLanguages")}
          options={spokenLanguages.map((code) => ({ value: code, label: names.of(code) ?? code }))}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </ProfilePart>
  )
}
