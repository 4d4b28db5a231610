import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { VatPart } from "#contract/profile"
import { vatNumberOf } from "#domain/vat"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { TextField } from "~/components/form/text-field"
import { VatRegimeField } from "~/components/form/vat-regime-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { goOnTo } from "./_going-on.server"
import { Steps } from "./_steps"
import { Ways } from "./_ways"

export const handle = { ...titled("firstRun.vat.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "profile.edit")
  const profile = await api.get("/Profile")
  return {
    profile,
    usual: profile.siren && vatNumberOf(profile.siren),
    constraints: constraintsOf(VatPart),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, VatPart)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/vat", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return goOnTo(api, "activity")
}

export default function FirstRunVatScreen() {
  const { t } = useTranslation()
  const { profile, usual, constraints } = useLoaderData<typeof loader>()
  return (
    <>
      <Steps current="vat" profile={profile} />
      <FormScreen
        title={t("firstRun.vat.title")}
        text={t("firstRun.vat.text")}
        labels="profile"
        constraints={constraints}
        defaultValue={profile}
        reply={useActionData<typeof action>()}
        submitLabel={t("screen.steps.next")}
        moreActions={<Ways previous="company" skip="activity" />}
      >
        <FieldGroup>
          <VatRegimeField name="vatRegime" label={t("profile.vatRegime")} />
          <TextField
            name="vatNumber"
            label={t("profile.vatNumber")}
            hint={t(usual ? "firstRun.vat.usualNumber" : "firstRun.vat.numberHint", {
              number: usual,
            })}
            className="sm:col-span-2"
          />
          {profile.vatOnDebits ? <HiddenField name="vatOnDebits" value="on" /> : null}
        </FieldGroup>
      </FormScreen>
    </>
  )
}
