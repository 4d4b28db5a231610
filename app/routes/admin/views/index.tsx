import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { screenOf } from "~/services/area-card"
import { titled } from "~/services/page-title"

export const handle = titled("views.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const views = await api.get("/Views")
  return {
    views: views.map(({ id, area, name, query, pinned }) => ({ id, area, name, query, pinned })),
  }
}

/** Every view that one has kept, list by list. */
export default function ViewsScreen() {
  const { t } = useTranslation()
  const { views } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("views.title")} text={t("views.text")} />
      {views.length === 0 ? (
        <EmptyState title={t("views.empty.title")} text={t("views.empty.text")} />
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {views.map(({ id, area, name, query, pinned }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
              >
                <p className="min-w-40 flex-1">
                  <Link
                    to={`../${screenOf(area)}?${query}`}
                    className="block truncate font-medium text-accent hover:underline"
                  >
                    {name}
                  </Link>
                  <span className="text-muted text-sm">{t(`shell.screens.${screenOf(area)}`)}</span>
                </p>
                <div className="flex flex-wrap gap-2">
                  <StatusButton
                    action={`../views/${id}/pin`}
                    size="sm"
                    values={{ pinned: pinned ? "" : "on" }}
                  >
                    {t(pinned ? "views.unpin" : "views.pin")}
                  </StatusButton>
                  <ButtonLink to={`../views/${id}/edit`} variant="ghost" size="sm">
                    {t("views.change")}
                  </ButtonLink>
                  <ButtonLink
                    to={`../views/${id}/delete`}
                    variant="ghost"
                    size="sm"
                    data-overlay="dialog"
                  >
                    {t("views.delete")}
                  </ButtonLink>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
