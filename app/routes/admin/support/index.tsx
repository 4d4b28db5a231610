import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatInstant } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled("support.own.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { requests: await api.get("/Support") }
}

/** What one asked of those who run the installation, and whether they answered. */
export default function OwnSupportScreen() {
  const { t, i18n } = useTranslation()
  const { requests } = useLoaderData<typeof loader>()
  const write = (
    <ButtonLink to="/auth/support" reloadDocument>
      {t("support.title")}
    </ButtonLink>
  )
  return (
    <div className="w-full max-w-3xl">
      <PageHeader title={t("support.own.title")} text={t("support.own.text")} action={write} />
      {requests.length === 0 ? (
        <EmptyState title={t("support.own.none")} text={t("support.text")} action={write} />
      ) : (
        <ul className="grid gap-3">
          {requests.map(({ id, reference, subject, message, createdAt, treatedAt, answers }) => (
            <li key={id}>
              <Card className="grid gap-1">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <Link to={id} className="wrap-anywhere font-semibold text-accent underline">
                    {subject ?? message.slice(0, 80)}
                  </Link>
                  <StatusBadge tone={treatedAt ? "success" : answers > 0 ? "info" : "neutral"}>
                    {t(
                      treatedAt
                        ? "support.own.treated"
                        : answers > 0
                          ? "support.own.answered"
                          : "support.own.waiting",
                    )}
                  </StatusBadge>
                </div>
                <p className="text-muted text-sm">
                  {reference} · {formatInstant(createdAt, i18n.language)}
                </p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
