import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useHref, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { IbanField } from "~/components/form/iban-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { StepLinks } from "~/components/screen/step-links"
import { Button } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form.server"
import { titled } from "~/services/page-title"
import { BankPart } from "../../../../contract/profile"
import { Steps } from "./_steps"

export const handle = titled("firstRun.bank.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { profile: await api.get("/Profile"), constraints: constraintsOf(BankPart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, BankPart)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/bank", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  await api.post("/Profile/firstConnection")
  return redirect("../bills/new")
}

export default function FirstRunBankScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  const leave = useHref("../first-run/completion")
  return (
    <>
      <Steps current="bank" missing={profile.missing} />
      <FormScreen
        title={t("firstRun.bank.title")}
        text={t("firstRun.bank.text")}
        labels="profile"
        constraints={constraints}
        defaultValue={profile}
        reply={useActionData<typeof action>()}
        submitLabel={t("screen.steps.finish")}
        moreActions={
          <>
            <StepLinks previous="../first-run/vat" />
            <Button type="submit" variant="quiet" formAction={leave} formNoValidate>
              {t("screen.steps.skip")}
            </Button>
          </>
        }
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
