import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useLockedLists } from "./_locked"

export const handle = titled("optionSets.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "optionSets.see")
  return { sets: await api.get("/OptionSets") }
}

/** The lists that people fill in fields from, and those of law, which nobody changes. */
export default function OptionSetsScreen() {
  const { t } = useTranslation()
  const { sets } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("optionSets.title")} text={t("optionSets.text")} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {sets.map(({ list, inUse, retired, additions }) => (
          <li key={list} className="grid content-start gap-1 rounded-card border border-line p-4">
            <Link to={list} className="font-semibold text-accent underline">
              {t(`optionSets.lists.${list}`)}
            </Link>
            <p className="text-muted text-sm">{t(`optionSets.where.${list}`)}</p>
            <p>{t("optionSets.inUse", { count: inUse })}</p>
            {retired > 0 ? <p>{t("optionSets.retiredCount", { count: retired })}</p> : null}
            {additions > 0 ? <p>{t("optionSets.additionCount", { count: additions })}</p> : null}
          </li>
        ))}
      </ul>
      <SectionCard title={t("optionSets.locked.title")} className="mt-6">
        <p className="mb-4 text-muted">{t("optionSets.locked.text")}</p>
        <div className="grid gap-3">
          {useLockedLists().map(({ title, values }) => (
            <details key={title} className="rounded-control border border-line p-3">
              <summary className="cursor-pointer font-medium">{title}</summary>
              <dl className="mt-2 grid gap-1">
                {values.map(({ value, name }) => (
                  <div key={value} className="flex flex-wrap gap-x-3">
                    <dt>{name}</dt>
                    <dd className="text-muted">{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
        </div>
      </SectionCard>
    </>
  )
}
