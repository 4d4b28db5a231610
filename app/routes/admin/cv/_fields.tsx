import { useTranslation } from "react-i18next"
import { languageLevels, missionKinds, skillKinds, skillLevels } from "#contract/choices"
import type { FactKind } from "#contract/cv"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { HiddenField } from "~/components/form/hidden-field"
import { LinesField } from "~/components/form/lines-field"
import { LongTextField } from "~/components/form/long-text-field"
import { NumberField } from "~/components/form/number-field"
import { QuantityField } from "~/components/form/quantity-field"
import { RadioField } from "~/components/form/radio-field"
import { SelectField } from "~/components/form/select-field"
import { SuggestedField } from "~/components/form/suggested-field"
import { TextField } from "~/components/form/text-field"
import { PartialDateField } from "./_partial-date-field"
import { SkillField } from "./_skill-field"

interface Known {
  languages: readonly string[]
  /** Who issues certifications and who trains, as far as they are suggested. */
  organisms: string[]
}

/** The fields of a fact, by its kind. */
export function FactFields({ kind, ...known }: Known & { kind: FactKind }) {
  const Fields = fieldsOf[kind]
  return (
    <>
      <HiddenField name="kind" value={kind} />
      <Fields {...known} />
    </>
  )
}

const fieldsOf = {
  mission: MissionFields,
  skill: SkillFields,
  language: LanguageFields,
  study: StudyFields,
  training: TrainingFields,
  certification: CertificationFields,
  interest: InterestFields,
}

function MissionFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("cv.groups.mission")}>
        <RadioField
          name="missionKind"
          label={t("cv.missionKind")}
          options={missionKinds.map((value) => ({ value, label: t(`cv.missionKinds.${value}`) }))}
        />
        <TextField name="place" label={t("cv.place")} />
        <PartialDateField name="start" label={t("cv.start")} />
        <PartialDateField name="end" label={t("cv.end")} hint={t("cv.endHint")} />
        <LinesField
          name="environment"
          label={t("cv.environment")}
          hint={t("cv.environmentHint")}
          className="sm:col-span-2"
        />
        <TextField name="link" label={t("cv.link")} className="sm:col-span-2" />
      </FieldGroup>
      <FieldGroup title={t("cv.groups.client")} text={t("cv.clientText")}>
        <TextField name="client" label={t("cv.client")} />
        <TextField name="clientNote" label={t("cv.clientNote")} hint={t("cv.clientNoteHint")} />
        <TextField
          name="discreetName"
          label={t("cv.discreetName")}
          hint={t("cv.discreetNameHint")}
        />
        <TextField name="sector" label={t("cv.sector")} hint={t("cv.sectorHint")} />
      </FieldGroup>
      {(["Fr", "En"] as const).map((side) => (
        <FieldGroup key={side} title={t(`cv.sides.${side}.group`)}>
          <TextField
            name={`title${side}`}
            label={t(`cv.sides.${side}.role`)}
            className="sm:col-span-2"
          />
          <LongTextField
            name={`context${side}`}
            label={t(`cv.sides.${side}.context`)}
            className="sm:col-span-2"
          />
          <LinesField
            name={`tasks${side}`}
            label={t(`cv.sides.${side}.tasks`)}
            rows={6}
            className="sm:col-span-2"
          />
          <LongTextField
            name={`results${side}`}
            label={t(`cv.sides.${side}.results`)}
            className="sm:col-span-2"
          />
        </FieldGroup>
      ))}
    </>
  )
}

function SkillFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <SkillField />
      <SelectField
        name="type"
        label={t("cv.type")}
        options={skillKinds.map((value) => ({ value, label: t(`cv.types.${value}`) }))}
      />
      <SelectField
        name="level"
        label={t("cv.level")}
        options={skillLevels.map((value) => ({ value, label: t(`cv.levels.${value}`) }))}
      />
      <NumberField name="years" label={t("cv.years")} />
      <LinesField name="details" label={t("cv.details")} className="sm:col-span-2" />
    </FieldGroup>
  )
}

function LanguageFields({ languages }: { languages: readonly string[] }) {
  const { t, i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: "language" })
  return (
    <FieldGroup>
      <SelectField
        name="code"
        label={t("cv.language")}
        options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
      />
      <SelectField
        name="level"
        label={t("cv.level")}
        options={languageLevels.map((value) => ({ value, label: t(`cv.languageLevels.${value}`) }))}
      />
      <TextField name="remark" label={t("cv.remark")} hint={t("cv.remarkHint")} />
    </FieldGroup>
  )
}

function StudyFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <TextField name="diplomaFr" label={t("cv.diplomaFr")} />
      <TextField name="diplomaEn" label={t("cv.diplomaEn")} />
      <TextField name="subjectFr" label={t("cv.subjectFr")} />
      <TextField name="subjectEn" label={t("cv.subjectEn")} />
      <TextField name="institute" label={t("cv.institute")} className="sm:col-span-2" />
      <PartialDateField name="start" label={t("cv.start")} />
      <PartialDateField name="end" label={t("cv.end")} />
      <TextField name="link" label={t("cv.link")} className="sm:col-span-2" />
    </FieldGroup>
  )
}

function TrainingFields({ organisms }: Known) {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <TextField name="titleFr" label={t("cv.titleFr")} />
      <TextField name="titleEn" label={t("cv.titleEn")} />
      <SuggestedField
        name="organism"
        label={t("cv.organism")}
        suggested={organisms}
        className="sm:col-span-2"
      />
      <PartialDateField name="on" label={t("cv.on")} />
      <QuantityField name="hours" label={t("cv.hours")} />
    </FieldGroup>
  )
}

function CertificationFields({ organisms }: Known) {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <TextField name="titleFr" label={t("cv.titleFr")} />
      <TextField name="titleEn" label={t("cv.titleEn")} />
      <SuggestedField name="organism" label={t("cv.organism")} suggested={organisms} />
      <TextField name="licenceNumber" label={t("cv.licenceNumber")} />
      <PartialDateField name="issuedOn" label={t("cv.issuedOn")} />
      <PartialDateField name="expiresOn" label={t("cv.expiresOn")} />
      <CheckField name="noExpiry" label={t("cv.noExpiry")} />
      <TextField name="link" label={t("cv.link")} className="sm:col-span-2" />
      <FileField name="proofId" label={t("cv.proof")} files="../files" />
    </FieldGroup>
  )
}

function InterestFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <TextField name="nameFr" label={t("cv.nameFr")} />
      <TextField name="nameEn" label={t("cv.nameEn")} />
      <LinesField name="detailsFr" label={t("cv.detailsFr")} />
      <LinesField name="detailsEn" label={t("cv.detailsEn")} />
    </FieldGroup>
  )
}
