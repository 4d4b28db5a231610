import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

interface ClientContactsProps {
  clientId: string
  /** The first of them. */
  contacts: { id: string; name: string; role: string | null }[]
  total: number
}

/** Whom one speaks to at a client. */
export function ClientContacts({ clientId, contacts, total }: ClientContactsProps) {
  const { t } = useTranslation()
  const can = useCan()
  const add = can("contacts.create") ? (
    <ButtonLink to={`../contacts/new?clientId=${clientId}`} variant="outline" size="sm">
      {t("contacts.new")}
    </ButtonLink>
  ) : null
  return (
    <SectionCard title={t("contacts.title")} aside={add}>
      {contacts.length === 0 ? <p className="text-muted">{t("companies.noContacts")}</p> : null}
      <ul className="grid gap-3">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <Link
              className="inline-block min-h-6 font-medium text-accent hover:underline"
              to={`../contacts/${contact.id}`}
              data-overlay="sheet"
            >
              {contact.name}
            </Link>
            {contact.role ? <span className="block text-sm text-muted">{contact.role}</span> : null}
          </li>
        ))}
      </ul>
      {total > contacts.length ? (
        <p className="mt-4">
          <Link className="text-accent underline" to={`../contacts?clientId=${clientId}`}>
            {t("companies.allContacts", { count: total })}
          </Link>
        </p>
      ) : null}
    </SectionCard>
  )
}
