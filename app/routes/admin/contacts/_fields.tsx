import { useTranslation } from "react-i18next"
import { ClientField } from "~/components/form/client-field"
import { EmailField } from "~/components/form/email-field"
import { FieldGroup } from "~/components/form/field-group"
import { PhoneField } from "~/components/form/phone-field"
import type { Choice } from "~/components/form/reply"
import { SuggestedField } from "~/components/form/suggested-field"
import { TextField } from "~/components/form/text-field"

/** The fields of a contact, for a new one and a known one alike. */
export function ContactFields({
  clients,
  roles,
}: {
  clients: { choices: Choice[]; more: boolean }
  roles: string[]
}) {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <TextField name="name" label={t("contacts.name")} autoComplete="off" />
      <SuggestedField
        name="role"
        label={t("contacts.role")}
        hint={t("contacts.roleHint")}
        suggested={roles}
      />
      <ClientField
        label={t("contacts.client")}
        clients={clients.choices}
        more={clients.more}
        placeholder={t("contacts.noClient")}
        className="sm:col-span-2"
      />
      <EmailField name="email" label={t("contacts.email")} autoComplete="off" />
      <PhoneField name="phoneNumber" label={t("contacts.phoneNumber")} autoComplete="off" />
    </FieldGroup>
  )
}
