import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { optionLists } from "#contract/choices"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled("ownOptions.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "dashboard.see")
  return { options: await api.get("/OwnOptions") }
}

/** What one has added to the lists that fields suggest from. */
export default function OwnOptionsScreen() {
  const { t } = useTranslation()
  const { options } = useLoaderData<typeof loader>()
  const add = <ButtonLink to="../own-options/new">{t("ownOptions.new")}</ButtonLink>
  if (options.length === 0)
    return (
      <>
        <PageHeader title={t("ownOptions.title")} text={t("ownOptions.text")} />
        <EmptyState
          title={t("ownOptions.empty.title")}
          text={t("ownOptions.empty.text")}
          action={add}
        />
      </>
    )
  return (
    <>
      <PageHeader title={t("ownOptions.title")} text={t("ownOptions.text")} action={add} />
      <div className="grid gap-5">
        {optionLists.map((list) => {
          const its = options.filter((option) => option.list === list)
          return its.length === 0 ? null : (
            <SectionCard key={list} title={t(`optionSets.lists.${list}`)}>
              <ul className="grid gap-2 sm:grid-cols-2">
                {its.map(({ id, name, retired, mergedInto }) => (
                  <li key={id} className="flex flex-wrap items-center gap-2">
                    <Link to={`../own-options/${id}`} className="text-accent underline">
                      {name}
                    </Link>
                    {mergedInto || retired ? (
                      <StatusBadge tone="neutral">
                        {t(mergedInto ? "optionSets.merged" : "optionSets.retired")}
                      </StatusBadge>
                    ) : null}
                  </li>
                ))}
              </ul>
            </SectionCard>
          )
        })}
      </div>
    </>
  )
}
