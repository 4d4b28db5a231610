import { isRouteErrorResponse, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActionLink } from "~/components/shell/action-link"
import { useFailure } from "~/services/failure"
import { mountOf } from "~/services/mount"
import { ErrorFrame } from "./error-frame"
import { kindOfError, waitOf } from "./error-kind"

/** The address of a form that found nobody to take it and is kept; what was written in one whose record is gone. */
const toldBy = (error: unknown): { keptForm?: string; typed?: string[] } =>
  (isRouteErrorResponse(error) && error.data) || {}

/**
 * What stands in the place of a page that failed (specification §2, `/admin/error`). It says nothing of
 * the error itself, but the id under which it was logged.
 */
export function ErrorScreen({ error, correlationId }: { error?: unknown; correlationId: string }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const failure = useFailure()
  const kind = kindOfError(error)
  const wait = kind === "tooMany" ? waitOf(error) : undefined
  const mount = mountOf(pathname)
  const { keptForm: form, typed } = toldBy(error)
  const told = typed ? "gone" : kind
  const within = pathname === mount || pathname.startsWith(`${mount}/`)
  return (
    <ErrorFrame signedIn={within}>
      <div className="mx-auto flex max-w-xl flex-col items-start gap-6 px-4 py-20">
        <h1 className="font-semibold text-3xl tracking-tight">{t(`errors.page.${told}.title`)}</h1>
        <p className="text-lg text-muted">
          {(kind === "failed" && failure) ||
            (wait && t("errors.page.wait", { wait })) ||
            t(`errors.page.${told}.text`)}
        </p>
        {typed?.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be written twice, and none moves
          <p key={at} className="whitespace-pre-wrap">
            {text}
          </p>
        ))}
        {form ? <ActionLink href={form}>{t("errors.page.keptForm")}</ActionLink> : null}
        {kind === "missing" && !within ? (
          <ActionLink href="/">{t("errors.page.toHomePage")}</ActionLink>
        ) : (
          // Whoever may not see this page may not see the dashboard either, perhaps.
          <ActionLink href={kind === "forbidden" ? mount : `${mount}/dashboard`}>
            {t("errors.page.toHome")}
          </ActionLink>
        )}
        {kind === "failed" && correlationId ? (
          <p className="text-muted text-sm">
            {t("errors.page.reference")} <code>{correlationId}</code>
          </p>
        ) : null}
      </div>
    </ErrorFrame>
  )
}
