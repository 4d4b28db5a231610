import { useTranslation } from "react-i18next"
import type { CvDetails } from "#contract/cv-versions"
import { Banner } from "~/components/screen/banner"
import { LinkCell } from "~/components/table/cells"

/** That an anonymous CV does not leave before what tells who it is of is settled: which words, and where to do it. */
export function WaitingFindings({
  cvId,
  findings,
}: { cvId: string } & Pick<CvDetails, "findings">) {
  const { t } = useTranslation()
  if (findings.length === 0) return null
  return (
    <Banner tone="warning" title={t("cvVersions.findings.title")}>
      <p>{t("cvVersions.findings.waiting", { count: findings.length })}</p>
      <p className="mt-1 break-words font-medium">
        {[...new Set(findings.map(({ word }) => word))].join(" · ")}
      </p>
      <p className="mt-1">
        <LinkCell to={`../cv/versions/${cvId}`}>{t("cvVersions.findings.toSettle")}</LinkCell>
      </p>
    </Banner>
  )
}
