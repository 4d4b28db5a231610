import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { duplicateAreas } from "#contract/choices"
import type { DuplicatePair, Merge } from "#contract/duplicates"
import { rightTo } from "#contract/permissions"
import { useDuplicateReason } from "~/components/form/use-duplicate-reason"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { Tile } from "~/components/screen/tile"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { screenOf } from "~/services/area-card"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { usePermissions } from "~/services/person"

export const handle = titled("duplicates.title")

const perPage = 50

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const search = new URL(args.request.url).searchParams
  const area = duplicateAreas.find((each) => each === search.get("area")) ?? "clients"
  const query = { area, level: search.get("level") ?? undefined, page: search.get("page") ?? "1" }
  const [found, merges] = await Promise.all([
    api.get("/Duplicates", { query: query as never }),
    ifAllowed(api.get("/Duplicates/merges", { query: { area } })),
  ])
  return { area, level: query.level, page: Number(query.page), found, merges }
}

export default function DuplicatesScreen() {
  const { t, i18n } = useTranslation()
  const { area, level, page, found, merges } = useLoaderData<typeof loader>()
  const { pairs } = found
  const address = (more: Record<string, string> = {}) =>
    `?${new URLSearchParams({ area, ...(level && { level }), ...more })}`
  const total = level ? found[level as "likely" | "possible"] : found.likely + found.possible
  return (
    <>
      <PageHeader title={t("duplicates.title")} text={t("duplicates.text")} />
      <Areas current={area} />
      {found.likely + found.possible > 0 ? (
        <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4">
          {(["likely", "possible"] as const).map((name) => (
            <Tile
              key={name}
              label={t(`duplicates.counts.${name}`)}
              value={found[name].toLocaleString(i18n.language)}
              to={address({ level: name })}
            />
          ))}
        </div>
      ) : null}
      {level ? (
        <p className="mb-4">
          <ButtonLink to={`?area=${area}`} variant="outline" size="sm">
            {t("duplicates.all")}
          </ButtonLink>
        </p>
      ) : null}
      {pairs.length === 0 ? (
        <EmptyState title={t("duplicates.empty.title")} text={t("duplicates.empty.text")} />
      ) : (
        <ul aria-label={t("duplicates.list")} className="grid gap-4">
          {pairs.map((pair) => (
            <li key={`${pair.one.id} ${pair.other.id}`}>
              <Pair area={area} pair={pair} />
            </li>
          ))}
        </ul>
      )}
      {total > perPage ? (
        <p className="mt-4 flex flex-wrap justify-between gap-3">
          {page > 1 ? (
            <ButtonLink to={address({ page: String(page - 1) })} variant="outline">
              {t("duplicates.previous")}
            </ButtonLink>
          ) : null}
          {page * perPage < total ? (
            <ButtonLink
              to={address({ page: String(page + 1) })}
              variant="outline"
              className="ml-auto"
            >
              {t("duplicates.next")}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
      {merges && merges.length > 0 ? <Recent merges={merges} /> : null}
    </>
  )
}

function Areas({ current }: { current: (typeof duplicateAreas)[number] }) {
  const { t } = useTranslation()
  const permissions: readonly (string | undefined)[] = usePermissions()
  const areas = duplicateAreas.filter((area) => permissions.includes(rightTo(area, "see")))
  return (
    <nav aria-label={t("duplicates.title")} className="mb-5 border-line border-b">
      <ul className="flex gap-1">
        {areas.map((area) => (
          <li key={area}>
            <Link
              to={`?area=${area}`}
              aria-current={area === current ? "page" : undefined}
              className="tab"
            >
              {t(`duplicates.areas.${area}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Two that may be one, side by side, with what one can say of them. */
function Pair({ area, pair }: { area: (typeof duplicateAreas)[number]; pair: DuplicatePair }) {
  const { t } = useTranslation()
  const cells = useCells()
  const reasonOf = useDuplicateReason()
  const permissions: readonly (string | undefined)[] = usePermissions()
  const may = (act: "edit" | "delete") => permissions.includes(rightTo(area, act))
  const { one, other, level } = pair
  return (
    <Card>
      <p>{cells.status(level === "likely" ? "warning" : "info", reasonOf(pair))}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {[one, other].map((each) => (
          <p key={each.id} className="min-w-0 break-words">
            <Link
              to={`../${screenOf(area)}/${each.id}`}
              className="font-medium text-accent hover:underline"
            >
              {each.name}
            </Link>
            {each.text ? <span className="block text-muted text-sm">{each.text}</span> : null}
          </p>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {may("edit") && may("delete") ? (
          <ButtonLink
            to={`merges/new?area=${area}&keptId=${one.id}&otherId=${other.id}`}
            variant="outline"
            size="sm"
            aria-label={`${t("duplicates.merge")} : ${one.name}, ${other.name}`}
          >
            {t("duplicates.merge")}
          </ButtonLink>
        ) : null}
        {may("edit") ? (
          <Form method="post" action="distinctions" preventScrollReset>
            <input type="hidden" name="area" value={area} />
            <input type="hidden" name="oneId" value={one.id} />
            <input type="hidden" name="otherId" value={other.id} />
            <Button
              type="submit"
              variant="ghost"
              size="sm"
              aria-label={`${t("duplicates.notSame")} : ${one.name}, ${other.name}`}
            >
              {t("duplicates.notSame")}
            </Button>
          </Form>
        ) : null}
      </div>
    </Card>
  )
}

function Recent({ merges }: { merges: Merge[] }) {
  const { t } = useTranslation()
  const cells = useCells()
  return (
    <SectionCard title={t("duplicates.recent")} className="mt-6">
      <ul className="divide-y divide-line">
        {merges.map(({ id, keptName, otherName, createdAt, undoneAt }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <Link to={`merges/${id}`} className="font-medium text-accent hover:underline">
              {t("duplicates.into", { other: otherName, kept: keptName })}
            </Link>
            <p className="text-muted text-sm">
              {undoneAt
                ? t("duplicates.undoneAt", { day: cells.date(undoneAt) })
                : t("duplicates.at", { day: cells.date(createdAt) })}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("duplicates.title")} />
}
