import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { mailPurposes } from "#contract/mail-purposes"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { useCells } from "~/components/table/cells"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("mailTemplates.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  return {
    page: await api.list("/MailTemplates", { query }),
    purposes: mailPurposes,
    columns: columnsOf(args.request, "mail-templates"),
  }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) =>
  keepColumns(args, "mail-templates", "mailTemplates.see")

export default function MailTemplatesScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const [params] = useSearchParams()
  const purpose = params.get("purpose")
  const { page, purposes, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("mailTemplates.create") ? (
    <ButtonLink to="new">{t("mailTemplates.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader title={t("mailTemplates.title")} text={t("mailTemplates.text")} action={add} />
      <ResourceTable
        label={t("mailTemplates.title")}
        rows={page.rows}
        page={page}
        rowTo={(template) => template.id}
        sortedBy="name"
        search={t("mailTemplates.search")}
        active={
          purpose ? [{ text: t(`mailTemplates.purposes.${purpose}`), names: ["purpose"] }] : []
        }
        filters={
          <FilterSelect
            name="purpose"
            label={t("mailTemplates.purpose")}
            options={purposes.map((value) => ({
              value,
              label: t(`mailTemplates.purposes.${value}`),
            }))}
          />
        }
        rowName={(template) => template.name}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "name",
            header: t("mailTemplates.name"),
            sort: "name",
            cell: (template) => template.name,
          },
          {
            name: "purpose",
            header: t("mailTemplates.purpose"),
            sort: "purpose",
            card: "small",
            cell: (template) => t(`mailTemplates.purposes.${template.purpose}`),
          },
          {
            name: "languages",
            header: t("mailTemplates.languages"),
            card: "small",
            cell: (template) =>
              [
                template.bodyFr === null ? "" : t("mailTemplates.fr"),
                template.bodyEn === null ? "" : t("mailTemplates.en"),
              ]
                .filter(Boolean)
                .join(", "),
          },
          {
            name: "usual",
            header: t("mailTemplates.usual"),
            card: "state",
            cell: (template) =>
              template.usual ? (
                <StatusBadge tone="success">{t("mailTemplates.isUsual")}</StatusBadge>
              ) : null,
          },
          {
            name: "changedAt",
            header: t("mailTemplates.changedAt"),
            shown: "wide",
            cell: (template) => cells.date(template.changedAt),
          },
        ]}
        empty={{
          title: t("mailTemplates.empty.title"),
          text: t("mailTemplates.empty.text"),
          action: add,
        }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("mailTemplates.title")} />
}
