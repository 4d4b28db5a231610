import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ProfessionalPart } from "#contract/profile"
import { legalStatuses } from "#domain/legal-status"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProfilePart } from "./_part"

export const handle = { ...titled("profile.professional.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { profile: await api.get("/Profile"), constraints: constraintsOf(ProfessionalPart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ProfessionalPart)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/professional", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../profile/professional", "profile.changed")
}

export default function ProfessionalScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  return (
    <ProfilePart
      title={t("profile.professional.title")}
      text={t("profile.professional.text")}
      profile={profile}
      constraints={constraints}
      reply={useActionData<typeof action>()}
    >
      <FieldGroup>
        <SelectField
          name="legalStatus"
          label={t("profile.legalStatus")}
          className="sm:col-span-2"
          options={legalStatuses.map((status) => ({
            value: status,
            label: status === "entrepreneur" ? t("profile.entrepreneur") : status,
          }))}
        />
        <TextField
          name="commercialName"
          label={t("profile.commercialName")}
          hint={t("profile.commercialNameHint")}
          className="sm:col-span-2"
          autoComplete="organization"
        />
        <TextField name="siren" label={t("profile.siren")} inputMode="numeric" help="siren" />
        <TextField name="siret" label={t("profile.siret")} inputMode="numeric" />
        <TextField name="activity" label={t("profile.activity")} className="sm:col-span-2" />
      </FieldGroup>
      <FieldGroup title={t("profile.registerGroup")} text={t("profile.registerText")}>
        <MoneyField name="shareCapital" label={t("profile.shareCapital")} />
        <TextField name="registerCity" label={t("profile.registerCity")} />
      </FieldGroup>
      <FieldGroup title={t("profile.tradeGroup")} text={t("profile.tradeText")}>
        <TextField
          name="insurer"
          label={t("profile.insurer")}
          hint={t("profile.insurerHint")}
          className="sm:col-span-2"
        />
        <TextField
          name="insuranceCover"
          label={t("profile.insuranceCover")}
          hint={t("profile.insuranceCoverHint")}
          className="sm:col-span-2"
        />
        <CheckField
          name="approvedAssociation"
          label={t("profile.approvedAssociation")}
          hint={t("profile.approvedAssociationHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </ProfilePart>
  )
}
