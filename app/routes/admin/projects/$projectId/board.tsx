import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useHref, useLoaderData, useLocation, useSearchParams } from "@remix-run/react"
import { useCallback, useMemo } from "react"
import { useTranslation } from "react-i18next"
import type { BoardColumn } from "#contract/tasks"
import { PlacedBoard, type PlacedColumn } from "~/components/board/placed-board"
import { FilterChips } from "~/components/table/filter-chips"
import { ListProblem } from "~/components/table/list-problem"
import { TableToolbar } from "~/components/table/table-toolbar"
import { searchWith } from "~/components/table/table-url"
import { TaskFilters, useActiveTaskFilters } from "~/components/task/task-filters"
import { TaskMarks } from "~/components/task/task-marks"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { ProjectHeader } from "../_header"
import { narrowedTo } from "../_tags.server"

export const handle = titled<typeof loader>("projects.boardOf", ({ project }) => ({
  name: project.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { projectId: args.params.projectId ?? "" }
  const query = new URL(args.request.url).searchParams
  const [project, columns, narrowing] = await Promise.all([
    api.get("/Projects/{projectId}", { path }),
    api.get("/Projects/{projectId}/board", { path, query: Object.fromEntries(query) }),
    narrowedTo(api, path.projectId),
  ])
  return { project, columns: columns.map(shown), narrowing }
}

/** As much of a column and its cards as the board shows: the page carries them twice. */
const shown = ({
  id,
  title,
  role,
  color,
  collapsed,
  limit,
  count,
  matching,
  cards,
}: BoardColumn) => ({
  ...{ id, title, role, color, collapsed, limit, count, matching },
  cards: (collapsed ? [] : cards).map((card) => ({
    ...{ id: card.id, title: card.title, color: card.color, priority: card.priority },
    ...{
      dueOn: card.dueOn,
      overdue: card.overdue,
      tags: card.tags,
      estimate: card.estimate,
      spent: card.spent,
    },
    ...{ itemCount: card.itemCount, itemsDone: card.itemsDone },
  })),
})

type Shown = ReturnType<typeof shown>

export default function ProjectBoardScreen() {
  const { t } = useTranslation()
  const { project, columns, narrowing } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const can = useCan()
  const active = useActiveTaskFilters(narrowing)
  const words = params.get("q")
  const filters = words ? [{ text: t("table.quoted", { words }), names: ["q"] }, ...active] : active
  const tasks = useHref("../tasks")
  const { pathname, search } = useLocation()
  const isOpen = project.archivedAt === null
  const isNarrowed = filters.length > 0
  const placed = usePlaced(columns, { tasks, isOpen, isNarrowed, projectId: project.id })
  const moves = useCallback((id: string) => `${tasks}/${id}/place`, [tasks])
  const board = (
    <PlacedBoard
      label={t("projects.boardOf", { name: project.name })}
      columns={placed}
      moves={moves}
    />
  )
  return (
    <>
      <ProjectHeader
        project={project}
        secondary={
          can("projects.edit") ? (
            <ButtonLink to={`../projects/${project.id}/columns`} variant="outline">
              {t("projects.columns")}
            </ButtonLink>
          ) : null
        }
      />
      <div className="mb-4">
        <TableToolbar
          search={t("tasks.search")}
          filters={<TaskFilters {...narrowing} />}
          active={active.length}
          columns={[]}
        />
        <FilterChips filters={filters} />
      </div>
      {can("projects.edit") && isOpen ? (
        <form method="get" action={`${tasks}/changes`}>
          <input type="hidden" name="returnTo" value={pathname + search} />
          {board}
          <Button type="submit" variant="outline" className="mt-4" data-print="no">
            {t("tasks.bulk.open")}
          </Button>
        </form>
      ) : (
        board
      )}
    </>
  )
}

interface PlacedBy {
  tasks: string
  isOpen: boolean
  /** By a filter. */
  isNarrowed: boolean
  projectId: string
}

/** The columns as the board takes them; the same as long as nothing of them changed. */
function usePlaced(
  columns: Shown[],
  { tasks, isOpen, isNarrowed, projectId }: PlacedBy,
): PlacedColumn[] {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const can = useCan()
  const { pathname, search } = useLocation()
  const mayMove = can("projects.edit") && isOpen
  const mayAdd = can("projects.create") && isOpen
  return useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        title: column.title,
        color: column.color,
        collapsed: column.collapsed,
        empty: t(isNarrowed ? "projects.column.noMatch" : "projects.column.empty"),
        total: column.matching,
        summary: <ColumnSummary column={column} isNarrowed={isNarrowed} />,
        more: (
          <ColumnMore
            column={column}
            list={`../projects/${projectId}/tasks?${searchWith(params, { columnId: column.id })}`}
            add={mayAdd ? `../tasks/new?projectId=${projectId}&columnId=${column.id}` : undefined}
          />
        ),
        items: column.cards.map((card) => ({
          id: card.id,
          title: card.title,
          color: card.color,
          to: `${tasks}/${card.id}`,
          place: mayMove
            ? `${tasks}/${card.id}/move?${new URLSearchParams({ returnTo: pathname + search })}`
            : undefined,
          body: <TaskMarks task={card} />,
        })),
      })),
    [columns, tasks, projectId, params, pathname, search, mayMove, mayAdd, isNarrowed, t],
  )
}

/** How many tasks it has, of how many that it takes; and how many of them a filter lets through. */
function ColumnSummary({ column, isNarrowed }: { column: Shown; isNarrowed: boolean }) {
  const { t } = useTranslation()
  const { count, matching, limit, role, collapsed } = column
  return (
    <div className="mt-1 text-sm text-muted">
      {limit === null ? (
        <p>{t("projects.column.count", { count })}</p>
      ) : (
        <p className={count > limit ? "font-medium text-danger" : undefined}>
          <span aria-hidden="true">{t("projects.column.ofLimit", { count, limit })}</span>
          <span className="sr-only">{t("projects.column.ofLimitWords", { count, limit })}</span>
          {count >= limit
            ? ` · ${t(count > limit ? "projects.column.overWords" : "projects.column.over")}`
            : null}
        </p>
      )}
      {/* Where none does, what stands in the place of its cards says so. */}
      {isNarrowed && (matching > 0 || collapsed) ? (
        <p>{t("projects.column.matching", { count: matching })}</p>
      ) : null}
      {role === "done" ? <p>{t("projects.column.thirtyDays")}</p> : null}
    </div>
  )
}

/** The tasks that the board does not show, and the way to one more. */
function ColumnMore({ column, list, add }: { column: Shown; list: string; add?: string }) {
  const { t } = useTranslation()
  const { collapsed, count, matching, cards } = column
  const rest = (collapsed ? count : matching) - cards.length
  const link = "inline-block min-h-6 text-accent underline"
  return (
    <div className="grid justify-items-start gap-1">
      {rest > 0 ? (
        <Link to={list} className={link}>
          {t("projects.column.more", { count: rest })}
        </Link>
      ) : null}
      {add ? (
        <Link to={add} className={link}>
          {t("projects.column.addTask")}
        </Link>
      ) : null}
    </div>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("projects.list")} />
}
