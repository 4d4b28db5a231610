import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatPhone } from "#domain/phone"
import { formatSiren } from "#domain/siren"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { countryChoices } from "~/services/language/countries.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { kindTexts, languageTexts, statusTexts, statusTones } from "../_choices"
import { ClientBills } from "./_bills"
import { ClientContacts } from "./_contacts"
import { ClientContracts } from "./_contracts"
import { ClientCredit } from "./_credit"

export const handle = titled<typeof loader>("screen.named", ({ client }) => ({ name: client.name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const clientId = args.params.clientId ?? ""
  const [
    client,
    contacts,
    contracts,
    bills,
    sums,
    credit,
    activity,
    countries,
    sectors,
    roles,
    origins,
  ] = await Promise.all([
    api.get("/Clients/{clientId}", { path: { clientId } }),
    ifAllowed(api.list("/Contacts", { query: { clientId, limit: 10 } })),
    ifAllowed(api.list("/Contracts", { query: { clientId, limit: 10 } })),
    ifAllowed(api.list("/Bills", { query: { clientId, limit: 10 } })),
    ifAllowed(api.get("/Bills/totals", { query: { clientId } })),
    ifAllowed(api.get("/Clients/{clientId}/credit", { path: { clientId } })),
    activityOf(api, args.request, "clients", clientId),
    countryChoices(args.request),
    optionNames(args.request, api, "sector"),
    optionNames(args.request, api, "contactRole"),
    optionNames(args.request, api, "clientOrigin"),
  ])
  const country = countries.find(({ value }) => value === client.country)?.label
  // Written out here: what knows the world's numbering plans weighs 29 kB.
  const phone = client.phoneNumber && formatPhone(client.phoneNumber)
  const sector = sectors.read(client.sector)
  const origin = origins.read(client.origin)
  const people = contacts && {
    total: contacts.total,
    rows: contacts.rows.map(({ id, name, role }) => ({ id, name, role: roles.read(role) })),
  }
  const papers = { contracts, bills, sums, credit }
  return {
    client: { ...client, sector, origin },
    contacts: people,
    ...papers,
    activity,
    country,
    phone,
  }
}

export default function CompanyScreen() {
  const { t } = useTranslation()
  const { client, contacts, contracts, bills, sums, credit, activity, country, phone } =
    useLoaderData<typeof loader>()
  const can = useCan()
  const town = [client.postalCode, client.city].filter(Boolean).join(" ")
  const address = [client.streetAddress, town, country].filter(Boolean)
  return (
    <>
      <PageHeader
        title={client.name}
        badge={
          <StatusBadge tone={statusTones[client.status]}>
            {t(statusTexts[client.status])}
          </StatusBadge>
        }
        secondary={
          <>
            {bills ? (
              <ButtonLink to={`../companies/${client.id}/statement`} variant="outline">
                {t("statement.link")}
              </ButtonLink>
            ) : null}
            {client.can.includes("remove") ? (
              <ButtonLink
                to={`../companies/${client.id}/delete`}
                variant="ghost"
                data-overlay="dialog"
              >
                {t("companies.delete")}
              </ButtonLink>
            ) : null}
            {client.can.includes("change") ? (
              <ButtonLink to={`../companies/${client.id}/edit`} variant="outline">
                {t("companies.change")}
              </ButtonLink>
            ) : null}
          </>
        }
        action={
          can("bills.create") ? (
            <ButtonLink to={`../bills/new?clientId=${client.id}`}>{t("companies.bill")}</ButtonLink>
          ) : null
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <SectionCard title={t("companies.groups.identity")}>
            <PropertyList
              properties={[
                { label: t("companies.kind"), value: t(kindTexts[client.kind]) },
                { label: t("companies.sector"), value: client.sector },
                { label: t("companies.origin"), value: client.origin },
                { label: t("companies.language"), value: t(languageTexts[client.language]) },
                { label: t("companies.siren"), value: client.siren && formatSiren(client.siren) },
                { label: t("companies.siret"), value: client.siret && formatSiren(client.siret) },
                { label: t("companies.vatNumber"), value: client.vatNumber },
              ]}
            />
          </SectionCard>
          <SectionCard title={t("companies.groups.reach")}>
            <PropertyList
              properties={[
                {
                  label: t("companies.email"),
                  wide: true,
                  value: client.email && (
                    <a className="text-accent hover:underline" href={`mailto:${client.email}`}>
                      {client.email}
                    </a>
                  ),
                },
                {
                  label: t("companies.phoneNumber"),
                  value: phone,
                },
                {
                  label: t("companies.groups.address"),
                  value: address.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  )),
                },
              ]}
            />
          </SectionCard>
        </div>
        <div className="grid gap-5">
          {contacts ? (
            <ClientContacts clientId={client.id} contacts={contacts.rows} total={contacts.total} />
          ) : null}
          {contracts ? (
            <ClientContracts
              clientId={client.id}
              contracts={contracts.rows}
              total={contracts.total}
            />
          ) : null}
        </div>
        {bills && sums ? (
          <ClientBills
            clientId={client.id}
            bills={bills.rows}
            total={bills.total}
            unpaid={sums.unpaid}
            currency={sums.currency}
          />
        ) : null}
        {credit && sums ? <ClientCredit credit={credit} unpaid={sums.unpaid} /> : null}
        <ActivityFeed feed={activity} className="lg:col-span-2" />
      </div>
    </>
  )
}
