import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PresentationPart } from "#contract/profile"
import { personTypes, userTypes } from "#domain/person-types"
import { FieldGroup } from "~/components/form/field-group"
import { ImageField } from "~/components/form/image-field"
import { LongTextField } from "~/components/form/long-text-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProfilePart } from "./_part"

export const handle = { ...titled("profile.presentation.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { profile: await api.get("/Profile"), constraints: constraintsOf(PresentationPart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, PresentationPart)
  if (form.invalid) return form.reply()
  const before = await api.get("/Profile")
  const saved = await api.put("/Profile/presentation", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  const isNewBanner = saved.data.bannerId !== null && saved.data.bannerId !== before.bannerId
  const said = isNewBanner ? "profile.bannerChanged" : "profile.changed"
  return redirectWithToast(args, "../profile/presentation", said)
}

export default function PresentationScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  return (
    <ProfilePart
      title={t("profile.presentation.title")}
      text={t("profile.presentation.text")}
      profile={profile}
      constraints={constraints}
      reply={useActionData<typeof action>()}
      files
    >
      <FieldGroup>
        <SelectField
          name="userType"
          label={t("profile.userType")}
          options={offered(userTypes, profile.userType, (type) => t(`profile.userTypes.${type}`))}
        />
        <SelectField
          name="personType"
          label={t("profile.personType")}
          options={offered(personTypes, profile.personType, (type) =>
            t(`profile.personTypes.${type}`),
          )}
        />
        <LongTextField
          name="howIAmDescription"
          label={t("profile.howIAmDescription")}
          hint={t("profile.howIAmHint")}
          rows={6}
          className="sm:col-span-2"
        />
        <LongTextField
          name="hobbies"
          label={t("profile.hobbies")}
          rows={3}
          className="sm:col-span-2"
        />
        <ImageField
          name="bannerId"
          label={t("profile.banner")}
          hint={t("profile.bannerHint")}
          files="../files"
        />
        <TextField name="bannerAlt" label={t("profile.bannerAlt")} hint={t("profile.altHint")} />
      </FieldGroup>
    </ProfilePart>
  )
}

/** What is offered, and what was said otherwise than here. */
function offered<Type extends string>(
  types: readonly Type[],
  said: string | null,
  labelOf: (type: Type) => string,
) {
  const known = types.map((type) => ({ value: type as string, label: labelOf(type) }))
  const isOther = said !== null && !known.some(({ value }) => value === said)
  return isOther ? [...known, { value: said, label: said }] : known
}
