import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BankPart } from "#contract/profile"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { IbanField } from "~/components/form/iban-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { requireConfirmation } from "~/services/session/confirmation.server"
import { goOnTo } from "./_going-on.server"
import { Steps } from "./_steps"
import { Ways } from "./_ways"

export const handle = { ...titled("firstRun.bank.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "profile.edit")
  return { profile: await api.get("/Profile"), constraints: constraintsOf(BankPart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, BankPart)
  if (form.invalid) return form.reply()
  const { iban } = await api.get("/Profile")
  if (iban && iban !== form.value.iban) await requireConfirmation(args)
  const saved = await api.put("/Profile/bank", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return goOnTo(api, "logo")
}

export default function FirstRunBankScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  return (
    <>
      <Steps current="bank" profile={profile} />
      <FormScreen
        title={t("firstRun.bank.title")}
        text={t("firstRun.bank.text")}
        labels="profile"
        constraints={constraints}
        defaultValue={profile}
        reply={useActionData<typeof action>()}
        submitLabel={t("screen.steps.next")}
        moreActions={<Ways previous="address" skip="logo" />}
      >
        <FieldGroup>
          <IbanField name="iban" label={t("profile.iban")} className="sm:col-span-2" />
          <TextField name="bankName" label={t("profile.bankName")} />
          <TextField name="bic" label={t("profile.bic")} hint={t("profile.bicHint")} />
          <HiddenField name="currency" />
        </FieldGroup>
      </FormScreen>
    </>
  )
}
