import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { SearchX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SearchForm } from "~/components/screen/search-form"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { localeOf, textsIn } from "~/services/language/locale.server"
import { titled } from "~/services/page-title"
import { shownRights, useCan } from "~/services/person"
import { matchingScreens } from "~/services/search-results"
import { currentUser } from "~/services/session/current-user.server"
import { searchRecords, searchTextOf } from "./_records.server"
import { ResultList } from "./_result-list"
import { screensFor } from "./_screens.server"

export const handle = titled("search.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const locale = await localeOf(args.request)
  const q = searchTextOf(args.request)
  const [user, records] = await Promise.all([currentUser(api), searchRecords(args, q, locale)])
  const all = screensFor(shownRights(user), textsIn(locale)).map(({ searchText, ...screen }) => ({
    screen,
    title: screen.title,
    searchText,
  }))
  const found = (q ? matchingScreens(all, q) : all).map(({ screen }) => screen)
  return { q, found, records }
}

/** Everything by its name: screens, what one does, and records. The palette shows the same. */
export default function SearchScreen() {
  const { t } = useTranslation()
  const { q, found, records } = useLoaderData<typeof loader>()
  const count = found.length + records.reduce((sum, { results }) => sum + results.length, 0)
  const actions = found.filter(({ isAction }) => isAction)
  const screens = found.filter(({ isAction }) => !isAction)
  return (
    <>
      <PageHeader title={t("search.title")} />
      <SearchForm q={q} label={t("search.label")} placeholder={t("search.placeholder")} />
      <p role="status" className="mb-6 text-muted text-sm">
        {q ? t("search.count", { count }) : t("search.hint")}
      </p>
      {q && count === 0 ? <NothingFound q={q} /> : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {records.map(({ name, label, results, all }) => (
          <ResultList
            key={name}
            label={label}
            hits={results}
            all={{ to: `../${all}`, label: t("search.all", { label }) }}
          />
        ))}
        {actions.length > 0 ? <ResultList label={t("search.actions")} hits={actions} /> : null}
        {screens.length > 0 ? <ResultList label={t("search.screens")} hits={screens} /> : null}
      </div>
    </>
  )
}

function NothingFound({ q }: { q: string }) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <EmptyState
      icon={SearchX}
      title={t("search.nothing.title", { q })}
      text={t("search.nothing.text")}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {can("clients.create") ? (
            <ButtonLink to="../companies/new">{t("companies.new")}</ButtonLink>
          ) : null}
          <ButtonLink variant="outline" to=".">
            {t("search.nothing.action")}
          </ButtonLink>
        </div>
      }
    />
  )
}
