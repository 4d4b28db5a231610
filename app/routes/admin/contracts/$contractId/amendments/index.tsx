import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { contractTermNames } from "#contract/choices"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { AmendmentList } from "../../_amendments"
import { nameOf } from "../../_choices"
import { termLabels, useTermText } from "../../_terms"

export const handle = titled<typeof loader>("contracts.amendment.list", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { contractId: args.params.contractId ?? "" }
  const [contract, versions] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    api.get("/Contracts/{contractId}/amendments", { path }),
  ])
  return { contract, versions }
}

export default function AmendmentsScreen() {
  const { t } = useTranslation()
  const { contract, versions } = useLoaderData<typeof loader>()
  const text = useTermText(contract.currency)
  const { first, amendments } = versions
  return (
    <>
      <PageHeader
        title={t("contracts.amendment.list", { name: nameOf(contract) })}
        action={
          contract.can.includes("amend") ? (
            <ButtonLink to="new">{t("contracts.amendment.new")}</ButtonLink>
          ) : null
        }
      />
      {first ? (
        <SectionCard title={t("contracts.amendment.first")}>
          <PropertyList
            properties={contractTermNames.map((name) => ({
              label: t(termLabels[name]),
              value: text(name, first),
            }))}
          />
        </SectionCard>
      ) : null}
      <AmendmentList contractId={contract.id} amendments={amendments} />
    </>
  )
}
