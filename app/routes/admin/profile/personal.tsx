import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PersonalPart } from "#contract/profile"
import { DateField } from "~/components/form/date-field"
import { EmailField } from "~/components/form/email-field"
import { FieldGroup } from "~/components/form/field-group"
import { ImageField } from "~/components/form/image-field"
import { PhoneField } from "~/components/form/phone-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { rememberLocale } from "~/services/language/language-choice.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProfilePart } from "./_part"

export const handle = { ...titled("profile.personal.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { profile: await api.get("/Profile"), constraints: constraintsOf(PersonalPart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, PersonalPart)
  if (form.invalid) return form.reply()
  const before = await api.get("/Profile")
  const saved = await api.put("/Profile/personal", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  const isNewPhoto = saved.data.photoId !== null && saved.data.photoId !== before.photoId
  const answer = await redirectWithToast(
    args,
    "../profile/personal",
    isNewPhoto ? "profile.photoChanged" : "profile.changed",
  )
  if (saved.data.language !== before.language) {
    answer.headers.append("Set-Cookie", rememberLocale(saved.data.language))
    // A page's language is that of its document.
    answer.headers.set("X-Remix-Reload-Document", "true")
  }
  return answer
}

export default function PersonalScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  return (
    <ProfilePart
      title={t("profile.personal.title")}
      text={t("profile.personal.text")}
      profile={profile}
      constraints={constraints}
      reply={useActionData<typeof action>()}
      files
    >
      <FieldGroup>
        <TextField name="firstName" label={t("profile.firstName")} autoComplete="given-name" />
        <TextField name="lastName" label={t("profile.lastName")} autoComplete="family-name" />
        <SelectField
          name="gender"
          label={t("profile.gender")}
          placeholder={t("profile.genders.none")}
          options={[
            { value: "female", label: t("profile.genders.female") },
            { value: "male", label: t("profile.genders.male") },
          ]}
        />
        <DateField name="birthDate" label={t("profile.birthDate")} autoComplete="bday" />
        <EmailField name="email" label={t("profile.email")} />
        <PhoneField name="phoneNumber" label={t("profile.phoneNumber")} />
        <SelectField
          name="language"
          label={t("profile.language")}
          options={[
            { value: "fr", label: t("profile.languages.fr") },
            { value: "en", label: t("profile.languages.en") },
          ]}
        />
      </FieldGroup>
      <FieldGroup>
        <ImageField
          name="photoId"
          label={t("profile.photo")}
          hint={t("profile.pictureHint")}
          files="../files"
        />
        <TextField name="photoAlt" label={t("profile.photoAlt")} hint={t("profile.altHint")} />
      </FieldGroup>
    </ProfilePart>
  )
}
