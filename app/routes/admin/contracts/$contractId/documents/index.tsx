import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ContractDocuments } from "#contract/contract-documents"
import { formatDay } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { nameOf } from "../../_choices"
import { DocumentList } from "./_document-list"

export const handle = titled<typeof loader>("contractDocuments.of", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { contractId: args.params.contractId ?? "" }
  const [contract, documents] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    api.get("/Contracts/{contractId}/documents", { path }),
  ])
  return { contract, ...documents }
}

/** The papers around a contract, and what its client has to be given. */
export default function ContractDocumentsScreen() {
  const { t } = useTranslation()
  const { contract, documents, vigilance, can } = useLoaderData<typeof loader>()
  const here = `../contracts/${contract.id}/documents`
  const add = can.includes("add") ? (
    <ButtonLink to={`${here}/new`}>{t("contractDocuments.new")}</ButtonLink>
  ) : null
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={t("contractDocuments.of", { name: nameOf(contract) })}
        text={t("contractDocuments.text")}
        secondary={
          can.includes("share") ? (
            <ButtonLink to={`${here}/links`} variant="outline">
              {t("contractDocuments.share")}
            </ButtonLink>
          ) : null
        }
        action={documents.length > 0 ? add : null}
      />
      {documents.length === 0 ? (
        <EmptyState
          title={t("contractDocuments.empty.title")}
          text={t("contractDocuments.empty.text")}
          action={add}
        />
      ) : (
        <SectionCard title={t("contractDocuments.list")}>
          <DocumentList contractId={contract.id} documents={documents} />
        </SectionCard>
      )}
      {vigilance.length > 0 ? <Checks here={here} checks={vigilance} /> : null}
    </div>
  )
}

/** Each day on which the client must have an attestation, and the one that it has. */
function Checks({ here, checks }: { here: string; checks: ContractDocuments["vigilance"] }) {
  const { t, i18n } = useTranslation()
  return (
    <SectionCard title={t("contracts.vigilance.title")} className="mt-5">
      <ul className="divide-y divide-line">
        {checks.map(({ day, documentId }) => (
          <li key={day} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="font-medium">{formatDay(day, i18n.language)}</span>
            {documentId ? (
              <Link to={`${here}/${documentId}`}>{t("contractDocuments.covered")}</Link>
            ) : (
              <StatusBadge tone="warning">{t("contractDocuments.uncovered")}</StatusBadge>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t("contracts.vigilance.text")}</p>
    </SectionCard>
  )
}
