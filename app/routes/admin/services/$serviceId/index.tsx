import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { PercentCell, PriceCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/Services/{serviceId}", { path: { serviceId: args.params.serviceId ?? "" } })
}

export default function ServiceScreen() {
  const { t } = useTranslation()
  const service = useLoaderData<typeof loader>()
  const can = useCan()
  return (
    <>
      <PageHeader
        title={service.name}
        secondary={
          can("products.delete") ? (
            <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
              {t("services.delete")}
            </ButtonLink>
          ) : null
        }
        action={
          can("products.edit") ? <ButtonLink to="edit">{t("services.change")}</ButtonLink> : null
        }
      />
      <SectionCard title={t("areas.services")}>
        <PropertyList
          properties={[
            {
              label: t("services.unitPriceHT"),
              value: <PriceCell cents={service.unitPriceHT} currency={service.currency} />,
            },
            { label: t("services.unit"), value: t(`bills.units.${service.unit}`) },
            {
              label: t("services.vatRate"),
              value: service.vatRate ? (
                <PercentCell rate={service.vatRate} />
              ) : (
                t("services.usualVatRate")
              ),
            },
            { label: t("services.description"), value: service.description, wide: true },
          ]}
        />
      </SectionCard>
    </>
  )
}
