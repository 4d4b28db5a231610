import { useTranslation } from "react-i18next"
import { cvTemplates } from "#contract/choices"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { FreeColorField } from "~/components/form/free-color-field"
import { LinesField } from "~/components/form/lines-field"
import { LongTextField } from "~/components/form/long-text-field"
import { MoneyField } from "~/components/form/money-field"
import { RadioField } from "~/components/form/radio-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The fields of a CV, for a new one and a known one alike. */
export function CvFields({ offers }: { offers: Choice[] }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("cvVersions.groups.what")}>
        <TextField
          name="name"
          label={t("cvVersions.name")}
          hint={t("cvVersions.nameHint")}
          autoComplete="off"
        />
        <TextField
          name="target"
          label={t("cvVersions.target")}
          hint={t("cvVersions.targetHint")}
          autoComplete="off"
        />
        {offers.length > 0 ? (
          <SelectField
            name="offerId"
            label={t("cvVersions.offerId")}
            options={offers}
            placeholder={t("cvVersions.noOffer")}
          />
        ) : null}
        <SelectField
          name="language"
          label={t("cvVersions.language")}
          options={(["fr", "en"] as const).map((value) => ({
            value,
            label: t(`cvVersions.languages.${value}`),
          }))}
        />
      </FieldGroup>
      <FieldGroup title={t("cvVersions.groups.look")}>
        <RadioField
          name="template"
          label={t("cvVersions.template")}
          options={cvTemplates.map((value) => ({
            value,
            label: t(`cvVersions.templates.${value}`),
          }))}
        />
        <FreeColorField name="color" label={t("cvVersions.color")} />
        <CheckField
          name="showsPhoto"
          label={t("cvVersions.showsPhoto")}
          hint={t("cvVersions.showsPhotoHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title={t("cvVersions.groups.words")}>
        <TextField
          name="headline"
          label={t("cvVersions.headline")}
          hint={t("cvVersions.headlineHint")}
          className="sm:col-span-2"
        />
        <LongTextField name="summary" label={t("cvVersions.summary")} className="sm:col-span-2" />
        <LinesField
          name="links"
          label={t("cvVersions.links")}
          hint={t("cvVersions.linksHint")}
          rows={2}
          className="sm:col-span-2"
        />
        <MoneyField
          name="dailyRateHT"
          label={t("cvVersions.dailyRateHT")}
          hint={t("cvVersions.dailyRateHint")}
        />
      </FieldGroup>
      <FieldGroup title={t("cvVersions.groups.choices")}>
        <CheckField
          name="anonymous"
          label={t("cvVersions.anonymous")}
          hint={t("cvVersions.anonymousHint")}
          className="sm:col-span-2"
        />
        <CheckField name="otherLanguage" label={t("cvVersions.otherLanguage")} />
        <CheckField name="hidesExpired" label={t("cvVersions.hidesExpired")} />
      </FieldGroup>
    </>
  )
}
