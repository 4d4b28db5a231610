import { isRouteErrorResponse, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActionLink } from "~/components/shell/action-link"
import { useFailure } from "~/services/failure"
import { mountOf } from "~/services/mount"
import { ErrorFrame } from "./error-frame"
import { kindOfError, waitOf } from "./error-kind"

/** The address of a form that was sent, found nobody to take it and is kept. */
function keptForm(error: unknown): string | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return (data as { keptForm?: string } | null | undefined)?.keptForm
}

/** What was written in a form whose record is gone. */
function typedIn(error: unknown): string[] {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return (data as { typed?: string[] } | null | undefined)?.typed ?? []
}

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
  const form = keptForm(error)
  const typed = kind === "missing" ? typedIn(error) : []
  const told = typed.length > 0 ? "gone" : kind
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
        {typed.length > 0 ? (
          <ul className="grid w-full gap-3">
            {typed.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be written twice, and no row moves
              <li key={at} className="whitespace-pre-wrap break-words border-line border-l-2 pl-3">
                {text}
              </li>
            ))}
          </ul>
        ) : null}
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
