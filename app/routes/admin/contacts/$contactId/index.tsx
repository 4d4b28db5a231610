import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ContactConsent } from "#contract/contacts"
import { formatPhone } from "#domain/phone"
import { formatInstant } from "~/components/format"
import { OfferOfLetter } from "~/components/offer/offer-of-letter"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { LinkCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { Standing } from "./_standing"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { contactId = "" } = args.params
  const path = { contactId }
  const [contact, consents, standing, activity, roles] = await Promise.all([
    api.get("/Contacts/{contactId}", { path }),
    api.get("/Contacts/{contactId}/consents", { path }),
    api.get("/Contacts/{contactId}/standing", { path }),
    activityOf(api, args.request, "contacts", contactId),
    optionNames(args.request, api, "contactRole"),
  ])
  const [newest] = consents
  const offers =
    newest && (await ifAllowed(api.list("/Offers", { query: { letterId: newest.id, limit: 10 } })))
  // Written out here: what knows the world's numbering plans weighs 29 kB.
  const phone = contact.phoneNumber && formatPhone(contact.phoneNumber)
  const role = roles.read(contact.role)
  const offerId = offers?.rows[0]?.id ?? null
  return { ...contact, role, consents, standing, activity, phone, offerId }
}

const link = "text-accent hover:underline"

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
          contact.can.includes("remove") ? (
            <ButtonLink to={`../contacts/${id}/delete`} variant="ghost" data-overlay="dialog">
              {t("contacts.delete")}
            </ButtonLink>
          ) : null
        }
        action={
          contact.can.includes("change") ? (
            <ButtonLink to={`../contacts/${id}/edit`} variant="outline">
              {t("contacts.change")}
            </ButtonLink>
          ) : null
        }
      />
      <Card>
        <PropertyList
          properties={[
            {
              label: t("contacts.client"),
              value: clientId && (
                <LinkCell to={`../companies/${clientId}`} needs="clients.see">
                  {clientName}
                </LinkCell>
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
      {contact.consents.length > 0 ? <Messages contact={contact} /> : null}
      <Standing id={id} standing={contact.standing} />
      <ActivityFeed feed={contact.activity} className="mt-5" />
    </>
  )
}

interface Wrote {
  id: string
  consents: ContactConsent[]
  offerId: string | null
}

/** What came through the site, each with the proof of what its writer agreed to. */
function Messages({ contact }: { contact: Wrote }) {
  const { t, i18n } = useTranslation()
  const { id, consents, offerId } = contact
  return (
    <SectionCard title={t("contacts.messages")} className="mt-5">
      <ul className="divide-y divide-line">
        {consents.map(({ id: consentId, givenAt, text, message, addressSha256 }, at) => (
          <li key={consentId} className="py-4 first:pt-0 last:pb-0">
            <p className="break-words whitespace-pre-line">{message}</p>
            <p className="mt-2 text-muted text-sm">
              {t("contacts.agreed", { at: formatInstant(givenAt, i18n.language), text })}
            </p>
            <p className="break-all text-muted text-xs">
              {t("contacts.digest")} <code>{addressSha256}</code>
            </p>
            {at === 0 ? (
              <div className="mt-3" data-print="no">
                <OfferOfLetter offerId={offerId} takenBy={`../contacts/${id}/offer`} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
