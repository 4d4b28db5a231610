import { useTranslation } from "react-i18next"
import { contractDocumentKinds } from "#contract/choices"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The fields of a document, for a new one, another version and a known one alike. */
export function DocumentFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <SelectField
        name="kind"
        label={t("contractDocuments.kind")}
        hint={t("contractDocuments.kindHint")}
        options={contractDocumentKinds.map((kind) => ({
          value: kind,
          label: t(`contractDocuments.kinds.${kind}`),
        }))}
      />
      <TextField
        name="title"
        label={t("contractDocuments.named")}
        hint={t("contractDocuments.namedHint")}
      />
      <DateField name="issuedOn" label={t("contractDocuments.issuedOn")} />
      <DateField
        name="expiresOn"
        label={t("contractDocuments.expiresOn")}
        hint={t("contractDocuments.expiresOnHint")}
      />
      <FileField
        name="fileId"
        label={t("contractDocuments.fileId")}
        hint={t("contractDocuments.fileHint")}
        files="../files"
        className="sm:col-span-2"
      />
    </FieldGroup>
  )
}
