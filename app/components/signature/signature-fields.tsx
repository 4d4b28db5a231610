import { useTranslation } from "react-i18next"
import { ownerTurns } from "#contract/choices"
import { CheckField } from "~/components/form/check-field"
import { EmailField } from "~/components/form/email-field"
import { FieldGroup } from "~/components/form/field-group"
import { RepeatedFields } from "~/components/form/repeated-fields"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** Who is to sign, and in which order. A quote need not be signed by its owner. */
export function SignatureFields({ of }: { of: "contract" | "quote" }) {
  const { t } = useTranslation()
  const turns = ownerTurns.filter((turn) => turn !== "none" || of === "quote")
  return (
    <>
      <RepeatedFields
        name="signers"
        rowLabel={t("signatures.signer")}
        addLabel={t("signatures.addSigner")}
        firstField="name"
        max={10}
      >
        {(prefix) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name={`${prefix}.name`}
              label={t("signatures.name")}
              required
              autoComplete="off"
            />
            <TextField
              name={`${prefix}.capacity`}
              label={t("signatures.capacity")}
              hint={t("signatures.capacityHint")}
              autoComplete="off"
            />
            <EmailField
              name={`${prefix}.email`}
              label={t("signatures.email")}
              hint={t("signatures.emailHint")}
              required
              className="sm:col-span-2"
            />
          </div>
        )}
      </RepeatedFields>
      <FieldGroup title={t("signatures.order")}>
        <CheckField
          name="inTurn"
          label={t("signatures.inTurn")}
          hint={t("signatures.inTurnHint")}
          className="sm:col-span-2"
        />
        <SelectField
          name="ownerTurn"
          label={t("signatures.ownerTurn")}
          options={turns.map((turn) => ({ value: turn, label: t(`signatures.turns.${turn}`) }))}
        />
        <TextField
          name="ownerCapacity"
          label={t("signatures.ownerCapacity")}
          autoComplete="organization-title"
        />
        <SelectField
          name="language"
          label={t("signatures.language")}
          hint={t("signatures.languageHint")}
          options={(["fr", "en"] as const).map((language) => ({
            value: language,
            label: t(`signatures.languages.${language}`),
          }))}
        />
      </FieldGroup>
    </>
  )
}
