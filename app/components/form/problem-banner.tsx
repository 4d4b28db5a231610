import { Link } from "@remix-run/react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Banner } from "../screen/banner"
import type { FormProblem } from "./reply"

/** Why the API refused a save that no single field explains. */
export function ProblemBanner({ problem }: { problem: FormProblem }) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
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
