import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { linkDays } from "#contract/bill-links"
import { NewDocumentLink } from "#contract/contract-documents"
import { PrivateLinks } from "~/components/bill/private-links"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { nameOf } from "../../../_choices"

export const handle = titled<typeof loader>("contractDocuments.links", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { contractId: args.params.contractId ?? "" }
  const [contract, { documents, can }, links] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    api.get("/Contracts/{contractId}/documents", { path }),
    api.get("/Contracts/{contractId}/documentLinks", { path }),
  ])
  const chosen = documents.map(({ id, kind, title, fileName }) => ({ id, kind, title, fileName }))
  return {
    ...{ contract, documents: chosen, links, days: linkDays, mayShare: can.includes("share") },
    constraints: constraintsOf(NewDocumentLink),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewDocumentLink)
  if (form.invalid) return form.reply()
  const path = { contractId: args.params.contractId ?? "" }
  const added = await api.post("/Contracts/{contractId}/documentLinks", {
    path,
    body: form.value,
    key: form.key,
  })
  if (added.problem) return form.reply(added.problem)
  const page = `../contracts/${path.contractId}/documents/links`
  return redirectWithToast(args, page, "privateLinks.added")
}

/** The links by which a client reads chosen documents without an account. */
export default function DocumentLinksScreen() {
  const { t } = useTranslation()
  const { contract, documents, links, mayShare, ...shown } = useLoaderData<typeof loader>()
  const nameOfDocument = ({ kind, title }: (typeof documents)[number]) =>
    title ?? t(`contractDocuments.kinds.${kind}`)
  const named = new Map(documents.map((document) => [document.id, nameOfDocument(document)]))
  return (
    <PrivateLinks
      {...shown}
      links={links.map((link) => ({
        ...link,
        detail: link.documentIds.map((id) => named.get(id)).join(", "),
      }))}
      title={t("contractDocuments.links", { name: nameOf(contract) })}
      text={t("contractDocuments.linksText")}
      reply={useActionData<typeof action>()}
      recordHref={`../contracts/${contract.id}/documents`}
      mayRevoke={mayShare}
      mayAdd={mayShare}
      more={
        <MultiSelectField
          name="documentIds"
          label={t("contractDocuments.chosen")}
          options={documents.map((document) => ({
            value: document.id,
            label: `${nameOfDocument(document)} (${document.fileName})`,
          }))}
        />
      }
    />
  )
}
