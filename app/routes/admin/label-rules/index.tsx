import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { LinkCell } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { TableRows } from "~/components/table/table-rows"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { useCategory } from "./_category"

export const handle = titled("labelRules.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { rules: await api.get("/LabelRules") }
}

/** Own rules, in the order in which they are asked. */
export default function LabelRulesScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const category = useCategory()
  const { rules } = useLoaderData<typeof loader>()
  const add = can("treasury.create") ? (
    <ButtonLink to="new">{t("labelRules.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader
        title={t("labelRules.list")}
        text={t("labelRules.text")}
        action={add}
        secondary={
          rules.length > 0 ? (
            <ButtonLink to="application" variant="outline">
              {t("labelRules.apply.open")}
            </ButtonLink>
          ) : null
        }
      />
      {rules.length === 0 ? (
        <EmptyState
          title={t("labelRules.empty.title")}
          text={t("labelRules.empty.text")}
          action={add}
        />
      ) : (
        <TableRows
          label={t("labelRules.list")}
          rows={rules}
          columns={[
            {
              name: "contains",
              header: t("labelRules.contains"),
              cell: (rule) => <LinkCell to={rule.id}>{rule.contains}</LinkCell>,
            },
            {
              name: "category",
              header: t("labelRules.category"),
              card: "second",
              cell: (rule) => category(rule),
            },
            {
              name: "kind",
              header: t("labelRules.kind"),
              card: "small",
              cell: (rule) => t(`labelRules.kinds.${rule.kind}`),
            },
            {
              name: "move",
              header: t("labelRules.move"),
              card: "small",
              cell: (rule) =>
                can("treasury.edit") ? (
                  <span className="flex gap-2">
                    {(["up", "down"] as const).map((to) => (
                      <StatusButton
                        key={to}
                        action={`${rule.id}/moves`}
                        variant="ghost"
                        values={{ to, version: rule.version }}
                      >
                        {t(`labelRules.moves.${to}`)}
                      </StatusButton>
                    ))}
                  </span>
                ) : null,
            },
          ]}
        />
      )}
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("labelRules.list")} />
}
