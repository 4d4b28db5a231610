import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node"
import { useLoaderData, useLocation } from "@remix-run/react"
import { BadgeCheck, Building2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { saidMissing } from "~/services/form/missing.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("companies.readiness.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const readiness = await api.get("/Clients/readiness")
  const clients = readiness.clients.map(async ({ missing, ...client }) => ({
    ...client,
    missing: await saidMissing(args, missing),
  }))
  return { readiness: { ...readiness, clients: await Promise.all(clients) } }
}

type Readiness = SerializeFrom<typeof loader>["readiness"]

/** Which clients lack what for electronic bills; each is two clicks from ready. */
export default function ReadinessScreen() {
  const { t, i18n } = useTranslation()
  const { readiness } = useLoaderData<typeof loader>()
  const { total, ready, clients, dueFrom } = readiness
  return (
    <>
      <PageHeader
        title={t("companies.readiness.title")}
        text={t("companies.readiness.text", { day: formatDay(dueFrom, i18n.language) })}
      />
      {clients.length > 0 ? (
        <SectionCard
          title={t("companies.readiness.list")}
          aside={
            <p className="text-sm text-muted">
              {t("companies.readiness.count", { count: total, ready })}
            </p>
          }
        >
          <Unready clients={clients} />
          {total - ready > clients.length ? (
            <p className="mt-3 text-muted">
              {t("companies.readiness.more", { count: total - ready - clients.length })}
            </p>
          ) : null}
        </SectionCard>
      ) : (
        <NothingToDo none={total === 0} />
      )}
    </>
  )
}

function Unready({ clients }: Pick<Readiness, "clients">) {
  const { t } = useTranslation()
  const can = useCan()
  const { pathname } = useLocation()
  const back = new URLSearchParams({ returnTo: pathname })
  return (
    <ul className="divide-y divide-line">
      {clients.map(({ id, name, missing }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <span className="min-w-0 flex-1 basis-60">
            <span className="block font-medium">{name}</span>
            <span className="block text-sm text-muted">
              {missing.map(({ text }) => text).join(" · ")}
            </span>
          </span>
          {can("clients.edit") ? (
            <ButtonLink
              to={`../companies/${id}/edit?${back}#${missing[0]?.path}`}
              variant="outline"
              aria-label={t("companies.readiness.completeOf", { name })}
            >
              {t("companies.readiness.complete")}
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function NothingToDo({ none }: { none: boolean }) {
  const { t } = useTranslation()
  const can = useCan()
  if (!none)
    return (
      <EmptyState
        icon={BadgeCheck}
        title={t("companies.readiness.done.title")}
        text={t("companies.readiness.done.text")}
      />
    )
  return (
    <EmptyState
      icon={Building2}
      title={t("companies.readiness.none.title")}
      text={t("companies.readiness.none.text")}
      action={
        can("clients.create") ? (
          <ButtonLink to="../companies/new">{t("companies.new")}</ButtonLink>
        ) : null
      }
    />
  )
}
