import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { NextAction, OtherActions } from "../_actions"
import { nameOf, statusTones } from "../_choices"
import { ContractProperties } from "../_properties"

export const handle = titled<typeof loader>("screen.named", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const contractId = args.params.contractId ?? ""
  const contract = await api.get("/Contracts/{contractId}", { path: { contractId } })
  return { contract }
}

export default function ContractScreen() {
  const { t } = useTranslation()
  const { contract } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={contract.title}
        text={contract.reference}
        badge={
          <StatusBadge tone={statusTones[contract.status]}>
            {t(`contracts.statuses.${contract.status}`)}
          </StatusBadge>
        }
        secondary={<OtherActions contract={contract} />}
        action={<NextAction contract={contract} />}
      />
      {contract.warnings.map((warning) => (
        <div key={warning} className="mb-5">
          <Banner tone="warning" title={t(`contracts.warnings.${warning}`)}>
            {t("contracts.paymentLaw")}
          </Banner>
        </div>
      ))}
      <ContractProperties contract={contract} />
    </>
  )
}
