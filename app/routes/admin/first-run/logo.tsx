import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BrandPart } from "#contract/profile"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { ImageField } from "~/components/form/image-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { endPath } from "./_going-on.server"
import { Steps } from "./_steps"
import { Ways } from "./_ways"

export const handle = { ...titled("firstRun.logo.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "profile.edit")
  return { profile: await api.get("/Profile"), constraints: constraintsOf(BrandPart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, BrandPart)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/brand", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return endPath(api)
}

export default function FirstRunLogoScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  return (
    <>
      <Steps current="logo" profile={profile} />
      <FormScreen
        title={t("firstRun.logo.title")}
        text={t("firstRun.logo.text")}
        labels="profile"
        constraints={constraints}
        defaultValue={profile}
        reply={useActionData<typeof action>()}
        submitLabel={t("screen.steps.finish")}
        moreActions={<Ways previous="bank" skip="completion" />}
        files
      >
        <FieldGroup>
          <ImageField
            name="logoId"
            label={t("profile.logo")}
            hint={t("profile.pictureHint")}
            files="../files"
          />
          <TextField name="logoAlt" label={t("profile.logoAlt")} hint={t("profile.altHint")} />
          {profile.signatureId ? <HiddenField name="signatureId" /> : null}
        </FieldGroup>
      </FormScreen>
    </>
  )
}
