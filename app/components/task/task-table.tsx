import { useTranslation } from "react-i18next"
import type { Task } from "#contract/tasks"
import { formatDuration } from "~/components/format"
import { useCan } from "~/services/person"
import { BulkButton, ExportOrDelete } from "../table/bulk"
import { useCells } from "../table/cells"
import type { ActiveFilter } from "../table/filter-chips"
import { ResourceTable } from "../table/resource-table"
import { prioritySigns, priorityTones } from "./task-marks"

export const shownOfTasks = [
  "id",
  "title",
  "projectName",
  "columnTitle",
  "priority",
  "dueOn",
  "overdue",
  "estimate",
  "itemCount",
  "itemsDone",
  "projectArchived",
  "tags",
  "modifiedAt",
] as const

type TaskTableProps = Pick<
  React.ComponentProps<typeof ResourceTable<Pick<Task, (typeof shownOfTasks)[number]>>>,
  "page" | "rows" | "empty" | "filters" | "aside" | "chosen" | "label"
> & {
  active: ActiveFilter[]
  /** Where the tasks' pages are, from here. */
  base: string
  /** Of all projects: the column of their names, and the choice of columns. */
  ofAll?: boolean
  /** Of a project that is put away: they can be exported, and nothing else. */
  readOnly?: boolean
}

/** Tasks as a list: those of all projects, and those of one. */
export function TaskTable({ base, ofAll, readOnly = false, ...list }: TaskTableProps) {
  const { t, i18n } = useTranslation()
  const cells = useCells()
  const can = useCan()
  // Rows are links of their address, the acts on them of the screen.
  const from = ofAll ? "." : "../tasks"
  return (
    <ResourceTable
      {...list}
      rowTo={(task) => `${base}${task.id}`}
      // Among others, what nothing can be done with has no box.
      rowName={(task) => (task.projectArchived && !readOnly ? undefined : task.title)}
      sortedBy="urgency"
      search={t("tasks.search")}
      bulk={
        <>
          {can("projects.edit") && !readOnly ? (
            <BulkButton to="changes" from={from}>
              {t("tasks.bulk.open")}
            </BulkButton>
          ) : null}
          <ExportOrDelete
            mayExport={can("projects.export")}
            mayDelete={can("projects.delete") && !readOnly}
            from={from}
          />
        </>
      }
      columnChoice={ofAll}
      columns={[
        {
          name: "title",
          header: t("tasks.title"),
          sort: "title",
          cell: (task) => task.title,
        },
        ...(ofAll
          ? [
              {
                name: "project",
                header: t("tasks.project"),
                sort: "project",
                card: "second" as const,
                cell: (task: { projectName: string }) => task.projectName,
              },
            ]
          : []),
        {
          name: "column",
          header: t("tasks.column"),
          card: ofAll ? ("small" as const) : ("second" as const),
          cell: (task) => task.columnTitle,
        },
        {
          name: "priority",
          header: t("tasks.priority"),
          sort: "urgency",
          card: "state",
          cell: ({ priority }) =>
            priority === "none"
              ? null
              : cells.status(
                  priorityTones[priority],
                  `${prioritySigns[priority]} ${t(`tasks.priorities.${priority}`)}`,
                ),
        },
        {
          name: "dueOn",
          header: t("tasks.dueOn"),
          sort: "dueOn",
          card: "small",
          cell: ({ dueOn, overdue }) =>
            overdue ? (
              <span className="text-danger">
                {cells.date(dueOn)} ({t("tasks.overdue")})
              </span>
            ) : (
              cells.date(dueOn)
            ),
        },
        {
          name: "estimate",
          header: t("tasks.estimate"),
          sort: "estimate",
          align: "end",
          shown: "wide",
          cell: ({ estimate }) =>
            estimate === null ? null : formatDuration(estimate, i18n.language),
        },
        {
          name: "items",
          header: t("tasks.items"),
          align: "end",
          shown: "wide",
          cell: ({ itemCount, itemsDone }) =>
            itemCount > 0 ? t("tasks.itemsOf", { done: itemsDone, count: itemCount }) : null,
        },
        {
          name: "tags",
          header: t("tasks.tags"),
          shown: "wide",
          cell: ({ tags }) => tags.map(({ title }) => title).join(", "),
        },
      ]}
    />
  )
}
