import { Link } from "@remix-run/react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useFailure } from "~/services/failure"
import { Banner } from "../screen/banner"
import type { FormProblem } from "./reply"

/** Why the API refused a save that no single field explains. */
export function ProblemBanner({ problem }: { problem: FormProblem }) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const failure = useFailure()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem takes the focus
  useEffect(() => ref.current?.focus(), [problem])
  if (problem.code === "stale") {
    return (
      <div ref={ref} tabIndex={-1}>
        <Banner tone="warning" title={t("form.stale.title")}>
          <p>{t("form.stale.text")}</p>
          <Link to="." reloadDocument className="mt-1 inline-block min-h-6 font-medium underline">
            {t("form.stale.drop")}
          </Link>
        </Banner>
      </div>
    )
  }
  if (problem.code === "unsaved") {
    return (
      <div ref={ref} tabIndex={-1}>
        <Banner tone="danger" title={failure ?? problem.text}>
          <p>{t("form.notLost")}</p>
          <p className="mt-1 text-sm">
            {t("errors.page.reference")} <code>{problem.reference}</code>
          </p>
        </Banner>
      </div>
    )
  }
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner tone="danger" title={problem.text}>
        {problem.code === "emailUnconfirmed" ? (
          <a href="/auth/account" className="mt-1 inline-block min-h-6 font-medium underline">
            {t("form.confirmEmail")}
          </a>
        ) : null}
      </Banner>
    </div>
  )
}
