import { useTranslation } from "react-i18next"
import { type Color, colors } from "#contract/colors"
import { AddressFields } from "~/components/form/address-fields"
import { CheckField } from "~/components/form/check-field"
import { ColorField } from "~/components/form/color-field"
import { ComboboxField } from "~/components/form/combobox-field"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { FilesField } from "~/components/form/files-field"
import { ImageField } from "~/components/form/image-field"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { RadioField } from "~/components/form/radio-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { SwitchField } from "~/components/form/switch-field"
import { TagsField } from "~/components/form/tags-field"

const sizes = ["small", "medium", "large"] as const
const days = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const

/** The kinds that choose and send: lists, boxes, colours, addresses, files. */
export function ChosenFieldsForm({
  countries,
  disabled,
}: {
  countries: Choice[]
  disabled: boolean
}) {
  const { t } = useTranslation()
  const sizeChoices = sizes.map((value) => ({ value, label: t(`design.values.${value}`) }))
  const off = { disabled }
  return (
    <fieldset disabled={disabled} className="contents">
      <FieldGroup title={t("design.forms.choices")}>
        <SelectField {...off} name="size" label={t("design.fields.size")} options={sizeChoices} />
        <ComboboxField
          {...off}
          name="trade"
          label={t("design.fields.trade")}
          options={countries.filter(({ value }, at) => at < 20 || value === "PT")}
          source="../design/countries"
        />
        <MultiSelectField
          {...off}
          name="days"
          label={t("design.fields.days")}
          options={days.map((value) => ({ value, label: t(`design.values.${value}`) }))}
        />
        <RadioField
          {...off}
          name="plan"
          label={t("design.fields.plan")}
          options={sizeChoices.map((choice, at) => ({
            ...choice,
            text: at === 0 ? t("design.values.smallText") : undefined,
          }))}
        />
        <TagsField {...off} name="tags" label={t("design.fields.tags")} className="sm:col-span-2" />
        <ColorField
          {...off}
          name="color"
          label={t("design.fields.color")}
          options={colors.map((value: Color) => ({ value, label: t(`design.colors.${value}`) }))}
          className="sm:col-span-2"
        />
        <CheckField {...off} name="agreed" label={t("design.fields.agreed")} required />
        <SwitchField
          {...off}
          name="reminded"
          label={t("design.fields.reminded")}
          hint={t("design.forms.help")}
        />
      </FieldGroup>
      <FieldGroup title={t("design.forms.address")}>
        <AddressFields
          labels={{
            streetAddress: t("design.fields.streetAddress"),
            postalCode: t("design.fields.postalCode"),
            city: t("design.fields.city"),
            country: t("design.fields.country"),
          }}
          countries={countries}
          communes="../communes"
        />
      </FieldGroup>
      <FieldGroup title={t("design.forms.files")}>
        <FileField {...off} name="fileId" label={t("design.fields.file")} files="../files" />
        <FilesField {...off} name="fileIds" label={t("design.fields.files")} files="../files" />
        <ImageField {...off} name="imageId" label={t("design.fields.image")} files="../files" />
      </FieldGroup>
    </fieldset>
  )
}
