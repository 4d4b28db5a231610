import { useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { shelves, taskDues, taskPriorities } from "#contract/choices"
import type { Choice } from "../form/reply"
import type { ActiveFilter } from "../table/filter-chips"
import { FilterSelect } from "../table/filters"

interface TaskFiltersProps {
  tags: Choice[]
  /** Of the columns of one board. */
  columns?: Choice[]
  /** Of the list of all. */
  projects?: Choice[]
  /** A board shows what is worked on only. */
  withShelf?: boolean
}

/** When it is due, priority, tag and column; list and board have the same. */
export function TaskFilters({ tags, columns, projects, withShelf }: TaskFiltersProps) {
  const { t } = useTranslation()
  return (
    <>
      <FilterSelect
        name="due"
        label={t("tasks.due")}
        options={taskDues.map((value) => ({ value, label: t(`tasks.dues.${value}`) }))}
      />
      <FilterSelect
        name="priority"
        label={t("tasks.priority")}
        options={taskPriorities.map((value) => ({ value, label: t(`tasks.priorities.${value}`) }))}
      />
      {tags.length > 0 ? <FilterSelect name="tagId" label={t("tasks.tag")} options={tags} /> : null}
      {columns ? (
        <FilterSelect name="columnId" label={t("tasks.column")} options={columns} />
      ) : null}
      {projects && projects.length > 0 ? (
        <FilterSelect name="projectId" label={t("tasks.project")} options={projects} />
      ) : null}
      {withShelf ? (
        <FilterSelect
          name="shelf"
          label={t("tasks.shelf")}
          options={shelves.map((value) => ({ value, label: t(`tasks.shelves.${value}`) }))}
        />
      ) : null}
    </>
  )
}

/** What the tasks are narrowed to besides the search. */
export function useActiveTaskFilters({
  tags,
  columns,
  projects,
}: TaskFiltersProps): ActiveFilter[] {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const due = taskDues.find((each) => each === params.get("due"))
  const priority = taskPriorities.find((each) => each === params.get("priority"))
  const shelf = shelves.find((each) => each === params.get("shelf"))
  const tag = tags.find(({ value }) => value === params.get("tagId"))
  const column = columns?.find(({ value }) => value === params.get("columnId"))
  const project = projects?.find(({ value }) => value === params.get("projectId"))
  const active: (ActiveFilter | false | undefined)[] = [
    due && { text: t(`tasks.dues.${due}`), names: ["due"] },
    priority && { text: t(`tasks.priorities.${priority}`), names: ["priority"] },
    tag && { text: tag.label, names: ["tagId"] },
    project && { text: project.label, names: ["projectId"] },
    column && { text: column.label, names: ["columnId"] },
    shelf && { text: t(`tasks.shelves.${shelf}`), names: ["shelf"] },
    params.get("open") === "true" && { text: t("tasks.openOnly"), names: ["open"] },
  ]
  return active.filter((each) => each !== undefined && each !== false)
}
