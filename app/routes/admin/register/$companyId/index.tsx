import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatSiren } from "#domain/siren"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { companyId = "" } = args.params
  return api.get("/Companies/{companyId}", { path: { companyId } })
}

/** A business of the register, and whether one belongs to it. */
export default function CompanyScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const company = useLoaderData<typeof loader>()
  const { id, siren, siret, member, changeable } = company
  const action =
    changeable && can("profile.edit") ? (
      <ButtonLink to={`../register/${id}/edit`} variant="outline">
        {t("register.companies.change")}
      </ButtonLink>
    ) : member || !can("profile.edit") ? null : (
      <StatusButton action={`../register/${id}/membership`} variant="default">
        {t("register.companies.join")}
      </StatusButton>
    )
  return (
    <>
      <PageHeader
        title={company.name}
        text={t(member ? "register.companies.member" : "register.companies.notMember")}
        secondary={
          <ButtonLink to="../register" variant="ghost">
            {t("register.companies.all")}
          </ButtonLink>
        }
        action={action}
      />
      <Card>
        <PropertyList
          properties={[
            { label: t("register.companies.siren"), value: siren && formatSiren(siren) },
            { label: t("register.companies.siret"), value: siret && formatSiren(siret) },
            { label: t("register.companies.sector"), value: company.sector },
            { label: t("register.companies.status"), value: company.status },
            { label: t("register.companies.address"), value: company.address, wide: true },
          ]}
        />
      </Card>
    </>
  )
}
