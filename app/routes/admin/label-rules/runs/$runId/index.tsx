import type { LoaderFunctionArgs } from "@remix-run/node"
import { useParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled("labelRules.apply.done")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "treasury.edit")
  return null
}

/** What was just done by rules, to be taken back whole. */
export default function LabelRuleRunScreen() {
  const { t } = useTranslation()
  const { runId } = useParams()
  return (
    <>
      <PageHeader
        title={t("labelRules.apply.done")}
        action={<ButtonLink to="../bank-lines?state=matched">{t("bankLines.title")}</ButtonLink>}
      />
      <StatusButton action={`../label-rules/runs/${runId}/undoing`} variant="outline">
        {t("labelRules.apply.undo")}
      </StatusButton>
    </>
  )
}
