import { useTranslation } from "react-i18next"
import { ComboboxField } from "~/components/form/combobox-field"
import { useFormContext } from "~/components/form/form-context"
import { NewHere, useNewHere } from "~/components/form/new-here"
import type { Choice } from "~/components/form/reply"
import { useCan } from "~/services/person"

/** Who one talks with, and the way to somebody who is not known yet. */
export function ContactField({ contacts }: { contacts: { choices: Choice[]; more: boolean } }) {
  const { t } = useTranslation()
  const can = useCan()
  const added = useFormContext().found?.newContact?.choices ?? []
  const { details, begin } = useNewHere()
  const known = new Set(contacts.choices.map(({ value }) => value))
  const mayAdd = can("contacts.create")
  return (
    <>
      <ComboboxField
        name="contactId"
        label={t("offers.contact")}
        options={[...added.filter(({ value }) => !known.has(value)), ...contacts.choices]}
        source={contacts.more ? "../contacts/choices" : undefined}
        onCreate={mayAdd ? begin : undefined}
        placeholder={t("offers.noContact")}
      />
      {mayAdd ? (
        <NewHere
          name="newContact"
          title={t("contacts.new")}
          text={t("offers.newContactText")}
          submitLabel={t("bills.newClientAdd")}
          details={details}
          fields={[
            { name: "name", label: t("contacts.name") },
            { name: "email", label: t("contacts.email"), inputMode: "email" },
          ]}
        />
      ) : null}
    </>
  )
}
