import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { PercentCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCategory } from "../_category"
import { SortedLines } from "../_lines"

export const handle = titled<typeof loader>("labelRules.of", ({ contains }) => ({ name: contains }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { labelRuleId: args.params.labelRuleId ?? "" }
  return api.get("/LabelRules/{labelRuleId}", { path })
}

/** A rule, and the open lines that it would change. */
export default function LabelRuleScreen() {
  const { t } = useTranslation()
  const category = useCategory()
  const rule = useLoaderData<typeof loader>()
  const { can } = rule
  return (
    <>
      <PageHeader
        title={t("labelRules.of", { name: rule.contains })}
        action={
          can.includes("apply") ? (
            <ButtonLink to={`../label-rules/application?rule=${rule.id}`}>
              {t("labelRules.apply.open")}
            </ButtonLink>
          ) : null
        }
        secondary={
          <>
            {can.includes("change") ? (
              <ButtonLink to="edit" variant="outline">
                {t("labelRules.change")}
              </ButtonLink>
            ) : null}
            {can.includes("remove") ? (
              <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
                {t("labelRules.delete")}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <div className="grid gap-5">
        <SectionCard title={t("labelRules.groups.means")}>
          <PropertyList
            properties={[
              { label: t("labelRules.kind"), value: t(`labelRules.kinds.${rule.kind}`) },
              { label: t("labelRules.category"), value: category(rule) },
              {
                label: t("bankLines.match.vatRate"),
                value: <PercentCell rate={rule.vatRate} />,
              },
              {
                label: t("outcomes.deductibleShare"),
                value: rule.kind === "outcome" ? <PercentCell rate={rule.deductibleShare} /> : null,
              },
              { label: t("labelRules.position"), value: rule.position },
            ]}
          />
        </SectionCard>
        <SectionCard title={t("labelRules.lines")}>
          <SortedLines lines={rule.lines} says={() => category(rule)} />
        </SectionCard>
      </div>
    </>
  )
}
