import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { ButtonLink } from "~/components/ui/button"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { formatPhone } from "../../../../../domain/phone"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { contactId = "" } = args.params
  const contact = await api.get("/Contacts/{contactId}", { path: { contactId } })
  // Written out here: what knows the world's numbering plans weighs 29 kB.
  return { ...contact, phone: contact.phoneNumber && formatPhone(contact.phoneNumber) }
}

const link = "text-accent underline"

export default function ContactScreen() {
  const { t } = useTranslation()
  const contact = useLoaderData<typeof loader>()
  const { id, email, phone, phoneNumber, clientId, clientName } = contact
  return (
    <>
      <PageHeader
        title={contact.name}
        text={contact.role}
        secondary={
          <ButtonLink to={`../contacts/${id}/delete`} variant="quiet" data-overlay="dialog">
            {t("contacts.delete")}
          </ButtonLink>
        }
        action={
          <ButtonLink to={`../contacts/${id}/edit`} variant="secondary">
            {t("contacts.change")}
          </ButtonLink>
        }
      />
      <Card>
        <PropertyList
          properties={[
            {
              label: t("contacts.client"),
              value: clientId && (
                <Link className={link} to={`../companies/${clientId}`}>
                  {clientName}
                </Link>
              ),
            },
            { label: t("contacts.role"), value: contact.role },
            {
              label: t("contacts.email"),
              value: email && (
                <a className={link} href={`mailto:${email}`}>
                  {email}
                </a>
              ),
            },
            {
              label: t("contacts.phoneNumber"),
              value: phoneNumber && (
                <a className={link} href={`tel:${phoneNumber}`}>
                  {phone}
                </a>
              ),
            },
          ]}
        />
      </Card>
    </>
  )
}
