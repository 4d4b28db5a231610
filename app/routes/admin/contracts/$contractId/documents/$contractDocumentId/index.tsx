import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { documentTones } from "../_tones"

export const handle = titled<typeof loader>("contractDocuments.one", ({ document }) => ({
  name: document.title ?? document.fileName,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const document = await api.get("/Contracts/{contractId}/documents/{contractDocumentId}", {
    path: {
      contractId: args.params.contractId ?? "",
      contractDocumentId: args.params.contractDocumentId ?? "",
    },
  })
  return { document }
}

export default function ContractDocumentScreen() {
  const { t, i18n } = useTranslation()
  const { document } = useLoaderData<typeof loader>()
  const list = `../contracts/${document.contractId}/documents`
  const here = `${list}/${document.id}`
  const day = (text: string | null) => (text ? formatDay(text, i18n.language) : null)
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={document.title ?? document.fileName}
        text={t(`contractDocuments.kinds.${document.kind}`)}
        badge={
          document.servesUntil ? (
            <StatusBadge tone={documentTones[document.state]}>
              {t(`contractDocuments.states.${document.state}`)}
            </StatusBadge>
          ) : undefined
        }
        secondary={
          document.can.includes("change") ? (
            <ButtonLink to={`${here}/edit`} variant="outline">
              {t("contractDocuments.change")}
            </ButtonLink>
          ) : null
        }
        more={
          document.can.includes("remove") ? (
            <ButtonLink to={`${here}/delete`} variant="ghost" data-overlay="dialog">
              {t("contractDocuments.remove")}
            </ButtonLink>
          ) : null
        }
        action={
          document.can.includes("renew") ? (
            <ButtonLink to={`${list}/new?previousId=${document.id}`}>
              {t("contractDocuments.renew")}
            </ButtonLink>
          ) : null
        }
      />
      {document.latest ? null : (
        <div className="mb-5">
          <Banner title={t("contractDocuments.isEarlier")} />
        </div>
      )}
      <Card>
        <PropertyList
          properties={[
            { label: t("contractDocuments.issuedOn"), value: day(document.issuedOn) },
            { label: t("contractDocuments.servesUntil"), value: day(document.servesUntil) },
            {
              label: t("contractDocuments.fileId"),
              value: (
                <a href={`../../../files/${document.fileId}`} className="break-all">
                  {document.fileName}
                </a>
              ),
            },
            {
              label: t("contractDocuments.before"),
              value: document.previousId ? (
                <Link to={`${list}/${document.previousId}`}>{t("contractDocuments.toBefore")}</Link>
              ) : null,
            },
            {
              label: t("contractDocuments.sha256"),
              value: <span className="break-all font-mono text-sm">{document.sha256}</span>,
              wide: true,
            },
          ]}
        />
      </Card>
    </div>
  )
}
