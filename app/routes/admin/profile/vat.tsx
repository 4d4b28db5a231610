import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { VatPart } from "#contract/profile"
import { vatNumberOf } from "#domain/vat"
import { CheckField } from "~/components/form/check-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { FranchiseActivityField } from "~/components/form/franchise-activity-field"
import { TextField } from "~/components/form/text-field"
import { VatRegimeField } from "~/components/form/vat-regime-field"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProfilePart } from "./_part"

export const handle = { ...titled("profile.vat.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const profile = await api.get("/Profile")
  const siren = profile.siren ?? profile.siret?.slice(0, 9)
  const usual = siren && vatNumberOf(siren)
  return { profile, usual, constraints: constraintsOf(VatPart) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, VatPart)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/vat", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../profile/vat", "profile.changed")
}

export default function VatScreen() {
  const { t } = useTranslation()
  const { profile, usual, constraints } = useLoaderData<typeof loader>()
  const { vatNumber } = profile
  const differs = usual && vatNumber?.startsWith("FR") && vatNumber !== usual
  const numberHint = usual
    ? t(differs ? "profile.vatNumberDiffers" : "profile.vatNumberUsual", { number: usual })
    : t("profile.vatNumberHint")
  return (
    <ProfilePart
      title={t("profile.vat.title")}
      text={t("profile.vat.text")}
      profile={profile}
      constraints={constraints}
      reply={useActionData<typeof action>()}
    >
      <FieldGroup>
        <VatRegimeField name="vatRegime" label={t("profile.vatRegime")} />
        <DateField
          name="vatRegimeFrom"
          label={t("profile.vatRegimeFrom")}
          hint={t("profile.vatRegimeFromHint")}
        />
        <FranchiseActivityField name="franchiseActivity" label={t("profile.franchiseActivity")} />
        <TextField
          name="vatNumber"
          label={t("profile.vatNumber")}
          hint={numberHint}
          help="vat-number"
        />
        <CheckField
          name="vatOnDebits"
          label={t("profile.vatOnDebits")}
          hint={t("profile.vatOnDebitsHint")}
          help="vat-on-debits"
        />
      </FieldGroup>
    </ProfilePart>
  )
}
