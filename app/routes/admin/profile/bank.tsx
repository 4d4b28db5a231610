import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BankPart } from "#contract/profile"
import { FieldGroup } from "~/components/form/field-group"
import { IbanField } from "~/components/form/iban-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { requireConfirmation } from "~/services/session/confirmation.server"
import { redirectWithToast } from "~/services/toast.server"
import { ProfilePart } from "./_part"

export const handle = { ...titled("profile.bank.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
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
  return redirectWithToast(args, "../profile/bank", "profile.changed")
}

export default function BankScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  return (
    <ProfilePart
      title={t("profile.bank.title")}
      text={t("profile.bank.text")}
      profile={profile}
      constraints={constraints}
      reply={useActionData<typeof action>()}
    >
      <FieldGroup>
        <IbanField
          name="iban"
          label={t("profile.iban")}
          hint={profile.iban ? t("profile.ibanHint") : undefined}
          className="sm:col-span-2"
        />
        <TextField name="bankName" label={t("profile.bankName")} />
        <TextField name="bic" label={t("profile.bic")} hint={t("profile.bicHint")} />
        <SelectField
          name="currency"
          label={t("profile.currency")}
          hint={t("profile.currencyHint")}
          options={[{ value: "EUR", label: t("profile.euro") }]}
          required
        />
      </FieldGroup>
    </ProfilePart>
  )
}
