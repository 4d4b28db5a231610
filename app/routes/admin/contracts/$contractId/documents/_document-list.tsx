import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ContractDocument } from "#contract/contract-documents"
import { formatDay } from "~/components/format"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { documentTones } from "./_tones"

interface DocumentListProps {
  contractId: string
  documents: ContractDocument[]
}

/** The documents of a contract as they are now, each with the versions before it below. */
export function DocumentList({ contractId, documents }: DocumentListProps) {
  return (
    <ul className="divide-y divide-line">
      {documents
        .filter(({ latest }) => latest)
        .map((document) => (
          <li key={document.id} className="py-3">
            <Latest contractId={contractId} document={document} />
            <Earlier contractId={contractId} documents={versionsBefore(document, documents)} />
          </li>
        ))}
    </ul>
  )
}

/** From the one before to the first. */
function versionsBefore(
  { previousId }: ContractDocument,
  documents: ContractDocument[],
): ContractDocument[] {
  const previous = documents.find(({ id }) => id === previousId)
  return previous ? [previous, ...versionsBefore(previous, documents)] : []
}

function Latest({ contractId, document }: { contractId: string; document: ContractDocument }) {
  const { t } = useTranslation()
  const here = `../contracts/${contractId}/documents`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <DocumentLink contractId={contractId} document={document} />
          {document.servesUntil ? (
            <StatusBadge tone={documentTones[document.state]}>
              {t(`contractDocuments.states.${document.state}`)}
            </StatusBadge>
          ) : null}
        </p>
        <Dates document={document} />
      </div>
      {document.can.includes("renew") ? (
        <ButtonLink to={`${here}/new?previousId=${document.id}`} variant="outline" size="sm">
          {t("contractDocuments.renew")}
          <span className="sr-only"> {document.title ?? document.fileName}</span>
        </ButtonLink>
      ) : null}
    </div>
  )
}

function DocumentLink({
  contractId,
  document,
}: {
  contractId: string
  document: ContractDocument
}) {
  const { t } = useTranslation()
  return (
    <Link
      to={`../contracts/${contractId}/documents/${document.id}`}
      className="min-w-0 break-words font-medium"
    >
      {document.title ?? t(`contractDocuments.kinds.${document.kind}`)}
    </Link>
  )
}

function Dates({ document }: { document: ContractDocument }) {
  const { t, i18n } = useTranslation()
  const day = (text: string) => formatDay(text, i18n.language)
  return (
    <p className="break-words text-muted text-sm">
      {[
        document.title && t(`contractDocuments.kinds.${document.kind}`),
        t("contractDocuments.issued", { day: day(document.issuedOn) }),
        document.servesUntil && t("contractDocuments.serves", { day: day(document.servesUntil) }),
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  )
}

function Earlier({ contractId, documents }: { contractId: string; documents: ContractDocument[] }) {
  const { t } = useTranslation()
  if (documents.length === 0) return null
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-6">
        {t("contractDocuments.earlier", { count: documents.length })}
      </summary>
      <ul className="mt-1 grid gap-1 pl-4">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentLink contractId={contractId} document={document} />
            <Dates document={document} />
          </li>
        ))}
      </ul>
    </details>
  )
}
