import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { SignatureRows } from "~/components/signature/signature-list"
import { DateCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { amendmentTones } from "../../../_amendments"
import { nameOf } from "../../../_choices"
import { termLabels, useTermText } from "../../../_terms"

export const handle = titled<typeof loader>(
  "contracts.amendment.ofContract",
  ({ contract, amendment }) => ({ number: amendment.number, name: nameOf(contract) }),
)

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { contractId = "", amendmentId = "" } = args.params
  const [contract, amendment, signatures] = await Promise.all([
    api.get("/Contracts/{contractId}", { path: { contractId } }),
    api.get("/Contracts/{contractId}/amendments/{amendmentId}", {
      path: { contractId, amendmentId },
    }),
    api.get("/Contracts/{contractId}/signatures", { path: { contractId } }),
  ])
  const own = signatures.filter((request) => request.amendmentId === amendment.id)
  return { contract, amendment, signatures: own }
}

export default function AmendmentScreen() {
  const { t } = useTranslation()
  const { contract, amendment, signatures } = useLoaderData<typeof loader>()
  const text = useTermText(contract.currency)
  const { number, state, changed, before, after } = amendment
  const isDraft = state === "draft" && contract.can.includes("amend")
  const isAsked = signatures.some((request) => request.state === "open")
  return (
    <>
      <PageHeader
        title={t("contracts.amendment.ofContract", { number, name: nameOf(contract) })}
        badge={
          <StatusBadge tone={amendmentTones[state]}>
            {t(`contracts.amendment.states.${state}`)}
          </StatusBadge>
        }
        secondary={
          <>
            <ButtonLink to="pdf" variant="outline" reloadDocument>
              {t("contracts.amendment.pdf")}
            </ButtonLink>
            {isDraft && !isAsked ? (
              <ButtonLink
                to={`../contracts/${contract.id}/signatures/new?amendment=${amendment.id}`}
                variant="outline"
              >
                {t("signatures.ask")}
              </ButtonLink>
            ) : null}
            {isDraft ? (
              <ButtonLink to="edit" variant="outline">
                {t("contracts.amendment.change")}
              </ButtonLink>
            ) : null}
          </>
        }
        more={
          isDraft ? (
            <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
              {t("contracts.amendment.delete")}
            </ButtonLink>
          ) : null
        }
        action={
          isDraft && !isAsked ? (
            <ButtonLink to="agreement" data-overlay="dialog">
              {t("contracts.amendment.agree")}
            </ButtonLink>
          ) : null
        }
      />
      <SectionCard title={t("contracts.amendment.title")} className="mb-5">
        <PropertyList
          properties={[
            {
              label: t("contracts.amendment.effectiveOn"),
              value: <DateCell day={amendment.effectiveOn} />,
            },
            { label: t("contracts.amendment.reason"), value: amendment.reason, wide: true },
          ]}
        />
      </SectionCard>
      {signatures.length > 0 ? (
        <SectionCard title={t("signatures.open")} className="mb-5">
          <SignatureRows requests={signatures} record={`../contracts/${contract.id}`} />
        </SectionCard>
      ) : null}
      <SectionCard title={t("contracts.amendment.heading")}>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="py-2 pr-3 font-normal">
                {t("contracts.amendment.term")}
              </th>
              <th scope="col" className="px-3 py-2 font-normal">
                {t("contracts.amendment.before")}
              </th>
              <th scope="col" className="py-2 pl-3 font-normal">
                {t("contracts.amendment.after")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {changed.map((name) => (
              <tr key={name}>
                <th scope="row" className="py-2.5 pr-3 font-normal">
                  {t(termLabels[name])}
                </th>
                <td className="px-3 py-2.5 text-muted">{text(name, before)}</td>
                <td className="py-2.5 pl-3 font-medium">{text(name, after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SectionCard>
    </>
  )
}
