import { Link } from "@remix-run/react"
import type { TFunction } from "i18next"
import { type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useFailure } from "~/services/failure"
import { Banner } from "../screen/banner"
import type { FormProblem } from "./reply"

/** Why the API refused a save that no single field explains, or what kept it from being tried. */
export function ProblemBanner({ problem }: { problem: FormProblem }) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const failure = useFailure()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem takes the focus
  useEffect(() => ref.current?.focus(), [problem])
  const isStale = problem.code === "stale"
  const title = isStale ? t("form.stale.title") : (problem.reference && failure) || problem.text
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner tone={isStale ? "warning" : "danger"} title={title}>
        {nextStep(problem, t)}
      </Banner>
    </div>
  )
}

function nextStep({ code, reference }: FormProblem, t: TFunction): ReactNode {
  const linkClass = "mt-1 inline-block min-h-6 font-medium underline"
  if (code === "stale")
    return (
      <>
        <p>{t("form.stale.text")}</p>
        <Link to="." reloadDocument className={linkClass}>
          {t("form.stale.drop")}
        </Link>
      </>
    )
  if (code === "emailUnconfirmed")
    return (
      <a href="/auth/account" className={linkClass}>
        {t("form.confirmEmail")}
      </a>
    )
  return reference ? (
    <p>
      {t("form.notLost")} {t("errors.page.reference")} <code>{reference}</code>
    </p>
  ) : null
}
