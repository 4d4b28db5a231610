import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { TaskPlace } from "#contract/tasks"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Button } from "~/components/ui/button"
import { Select } from "~/components/ui/input"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { saidAsOne } from "~/services/form/said-if-gone.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ taskId: params.taskId ?? "" })

export const handle = titled<typeof loader>("tasks.move.of", ({ task }) => ({ name: task.title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const task = await api.get("/Tasks/{taskId}", { path: pathOf(args) })
  const asked = new URL(args.request.url).searchParams.get("columnId")
  const board = await api.get("/Projects/{projectId}/board", {
    path: { projectId: task.projectId },
  })
  const columns = board.map(({ id, title, cards }) => ({ id, title, cards }))
  const column =
    columns.find(({ id }) => id === asked) ?? columns.find(({ id }) => id === task.columnId)
  return {
    task: {
      id: task.id,
      title: task.title,
      columnId: task.columnId,
      columnTitle: task.columnTitle,
    },
    columns: columns.map(({ id, title }) => ({ id, title })),
    column: { id: column?.id ?? "", title: column?.title ?? "" },
    others: (column?.cards ?? [])
      .filter(({ id }) => id !== task.id)
      .map(({ id, title }) => ({ id, title })),
    constraints: constraintsOf(TaskPlace),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaskPlace)
  if (form.invalid) return form.reply()
  const saving = api.put("/Tasks/{taskId}/place", { path: pathOf(args), body: form.value })
  const saved = await saidAsOne(saving, "taskGone")
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../tasks/${saved.data.id}`, "tasks.move.done")
}

/** Where to: a column, then a place in it. */
export default function MoveTaskScreen() {
  const { t } = useTranslation()
  const { task, columns, column, others, constraints } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const returnTo = params.get("returnTo")
  return (
    <FormScreen
      key={column.id}
      title={t("tasks.move.of", { name: task.title })}
      text={
        <>
          <p>{t("tasks.move.from", { column: task.columnTitle })}</p>
          <ColumnChoice columns={columns} chosen={column.id} returnTo={returnTo} />
        </>
      }
      constraints={constraints}
      labels="tasks"
      defaultValue={{ columnId: column.id, afterId: "" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("tasks.move.confirm")}
      cancelTo={returnTo ?? `../tasks/${task.id}`}
    >
      <HiddenField name="columnId" value={column.id} />
      <FieldGroup>
        <SelectField
          name="afterId"
          label={t("tasks.move.where", { column: column.title })}
          placeholder={t("tasks.move.top")}
          options={others.map(({ id, title }) => ({
            value: id,
            label: t("tasks.move.after", { name: title }),
          }))}
          className="sm:col-span-2"
        />
        <CheckField name="end" label={t("tasks.move.end")} className="sm:col-span-2" />
      </FieldGroup>
    </FormScreen>
  )
}

interface ColumnChoiceProps {
  columns: { id: string; title: string }[]
  chosen: string
  returnTo: string | null
}

/** The column first: its tasks are what one chooses a place among. */
function ColumnChoice({ columns, chosen, returnTo }: ColumnChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <form method="get" className="mt-3 flex flex-wrap items-end gap-2">
      {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
      <div>
        <label htmlFor={id} className="block text-sm">
          {t("tasks.move.column")}
        </label>
        <Select id={id} name="columnId" defaultValue={chosen}>
          {columns.map((column) => (
            <option key={column.id} value={column.id}>
              {column.title}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" variant="outline">
        {t("tasks.move.choose")}
      </Button>
    </form>
  )
}
