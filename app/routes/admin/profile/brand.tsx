import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BrandPart } from "#contract/profile"
import { FieldGroup } from "~/components/form/field-group"
import { FreeColorField } from "~/components/form/free-color-field"
import { ImageField } from "~/components/form/image-field"
import { RadioField } from "~/components/form/radio-field"
import { TextField } from "~/components/form/text-field"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProfilePart } from "./_part"

export const handle = { ...titled("profile.brand.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { profile: await api.get("/Profile"), constraints: constraintsOf(BrandPart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, BrandPart)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/brand", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../profile/brand", "profile.changed")
}

export default function BrandScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  return (
    <ProfilePart
      title={t("profile.brand.title")}
      text={t("profile.brand.text")}
      profile={profile}
      constraints={constraints}
      reply={useActionData<typeof action>()}
      files
    >
      <FieldGroup title={t("profile.paper.title")} text={t("profile.paper.text")}>
        <RadioField
          name="paperTemplate"
          label={t("profile.paperTemplate")}
          options={[
            {
              value: "classic",
              label: t("profile.paper.classic"),
              text: t("profile.paper.classicText"),
            },
            {
              value: "banner",
              label: t("profile.paper.banner"),
              text: t("profile.paper.bannerText"),
            },
          ]}
        />
        <FreeColorField
          name="paperColor"
          label={t("profile.paperColor")}
          hint={t("profile.paperColorHint")}
        />
      </FieldGroup>
      <FieldGroup>
        <ImageField
          name="logoId"
          label={t("profile.logo")}
          hint={t("profile.pictureHint")}
          files="../files"
        />
        <TextField name="logoAlt" label={t("profile.logoAlt")} hint={t("profile.altHint")} />
        <ImageField
          name="signatureId"
          label={t("profile.signature")}
          hint={t("profile.signatureHint")}
          files="../files"
          drawn
        />
      </FieldGroup>
    </ProfilePart>
  )
}
