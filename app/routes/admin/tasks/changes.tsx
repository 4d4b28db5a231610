import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { taskPriorities } from "#contract/choices"
import { TaskBulk } from "#contract/tasks"
import { Banner } from "~/components/screen/banner"
import { BulkPrompt } from "~/components/table/bulk-prompt"
import { Select } from "~/components/ui/input"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { saidAsOne } from "~/services/form/said-if-gone.server"
import { listOf, tickedOf } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("tasks.bulk.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const query = tickedOf(args)
  const [page, tags] = await Promise.all([
    query && api.list("/Tasks", { query }),
    api.list("/Tags", { query: { limit: 100 } }),
  ])
  const rows = page?.rows ?? []
  const [projectId, ...others] = new Set(rows.map((task) => task.projectId))
  // Columns are those of one board.
  const columns =
    projectId && others.length === 0
      ? await api.get("/Projects/{projectId}/columns", { path: { projectId } })
      : []
  return {
    list: backTo(args),
    items: rows.map(({ id, title, columnTitle }) => ({ id, name: title, detail: columnTitle })),
    tags: tags.rows.map(({ id, title }) => ({ id, title })),
    columns: columns.map(({ id, title }) => ({ id, title })),
  }
}

/** The board that one came from, or the list as it was shown. */
const backTo = (args: { request: Request }) =>
  new URL(args.request.url).searchParams.get("returnTo") ?? listOf(args, "tasks")

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaskBulk)
  if (form.invalid) return form.reply()
  const changing = api.post("/Tasks/changes", { body: form.value, key: form.key })
  const saved = await saidAsOne(changing, "taskGone")
  if (saved.problem) return form.reply(saved.problem)
  const { length: count } = saved.data.done
  return redirectWithToast(args, backTo(args), "tasks.bulk.done", "success", { count })
}

/** What becomes of several tasks at once. */
export default function ChangeTasksScreen() {
  const { t } = useTranslation()
  const { list, items, tags, columns } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <BulkPrompt
      title={t("tasks.bulk.title")}
      list={{ label: t("tasks.list"), to: list }}
      items={items}
      consequences={t("tasks.bulk.text")}
      confirmLabel={t("tasks.bulk.confirm")}
      variant="default"
      doneText={(count) => t("tasks.bulk.done", { count })}
    >
      {reply ? (
        <div className="mb-4">
          <Banner tone="danger" title={reply.problem?.text ?? t("tasks.bulk.nothing")} />
        </div>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {columns.length > 0 ? (
          <Choice name="columnId" label={t("tasks.bulk.column")} options={columns} />
        ) : null}
        <Choice
          name="priority"
          label={t("tasks.bulk.priority")}
          options={taskPriorities.map((id) => ({ id, title: t(`tasks.priorities.${id}`) }))}
        />
        {tags.length > 0 ? (
          <Choice name="tagId" label={t("tasks.bulk.tag")} options={tags} />
        ) : null}
        <Choice
          name="archived"
          label={t("tasks.bulk.shelf")}
          options={[
            { id: "true", title: t("tasks.bulk.archive") },
            { id: "false", title: t("tasks.bulk.unarchive") },
          ]}
        />
      </div>
    </BulkPrompt>
  )
}

interface ChoiceProps {
  name: string
  label: string
  options: { id: string; title: string }[]
}

/** One of these, or no change. */
function Choice({ name, label, options }: ChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <Select id={id} name={name} defaultValue="">
        <option value="">{t("tasks.bulk.keep")}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.title}
          </option>
        ))}
      </Select>
    </div>
  )
}
