import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Contract } from "#contract/contracts"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

interface ClientContractsProps {
  clientId: string
  /** The newest of them. */
  contracts: Pick<Contract, "id" | "title" | "reference" | "status">[]
  total: number
}

/** What was agreed with a client. */
export function ClientContracts({ clientId, contracts, total }: ClientContractsProps) {
  const { t } = useTranslation()
  const can = useCan()
  const add = can("contracts.create") ? (
    <ButtonLink to={`../contracts/new?clientId=${clientId}`} variant="outline" size="sm">
      {t("contracts.new")}
    </ButtonLink>
  ) : null
  return (
    <SectionCard title={t("contracts.list")} aside={add}>
      {contracts.length === 0 ? <p className="text-muted">{t("companies.noContracts")}</p> : null}
      <ul className="grid gap-3">
        {contracts.map(({ id, title, reference, status }) => (
          <li key={id}>
            <Link
              className="inline-block min-h-6 font-medium text-accent hover:underline"
              to={`../contracts/${id}`}
            >
              {title}
            </Link>
            <span className="block text-sm text-muted">
              {[reference, t(`contracts.statuses.${status}`)].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {total > contracts.length ? (
        <p className="mt-4">
          <Link className="text-accent underline" to={`../contracts?clientId=${clientId}`}>
            {t("companies.allContracts", { count: total })}
          </Link>
        </p>
      ) : null}
    </SectionCard>
  )
}
