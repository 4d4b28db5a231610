import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TaskPlace } from "#contract/tasks"
import { Id, optional } from "#contract/values"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Gone } from "~/components/screen/gone"
import { Button } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { saidAsOne, unlessMissing } from "~/services/form/said-if-gone.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ taskId: params.taskId ?? "" })

type Found = () => { task: { title: string } | null }

export const handle = titled<Found>("tasks.move.of", ({ task }) => ({ name: task?.title ?? "–" }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const task = await unlessMissing(api.get("/Tasks/{taskId}", { path: pathOf(args) }))
  // Deleted meanwhile, in another tab: its form says so.
  if (!task) return data({ task, columns: [], column: nowhere, others: [], constraints }, 404)
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
    constraints,
  }
}

const nowhere = { id: "", title: "" }
const constraints = constraintsOf(TaskPlace)

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TaskPlace.extend({ shownId: optional(Id) }))
  if (form.invalid) return form.reply()
  const { shownId, ...place } = form.value
  // The places that were shown are those of one column: in another one it goes to the top, or to the end.
  const body = place.columnId === shownId ? place : { ...place, afterId: null }
  const saving = api.put("/Tasks/{taskId}/place", { path: pathOf(args), body })
  const saved = await saidAsOne(saving, "taskGone")
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../tasks/${saved.data.id}`, "tasks.move.done")
}

/** Where to: a column, then a place in it. */
export default function MoveTaskScreen() {
  const { t } = useTranslation()
  const { task, columns, column, others, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [params] = useSearchParams()
  const returnTo = params.get("returnTo")
  if (!task && !reply) return <Gone to="../tasks" label={t("tasks.list")} />
  return (
    <FormScreen
      key={column.id}
      title={t("tasks.move.of", { name: task?.title ?? "–" })}
      text={task ? t("tasks.move.from", { column: task.columnTitle }) : undefined}
      constraints={constraints}
      labels="tasks"
      defaultValue={{ columnId: column.id, afterId: "" }}
      reply={reply}
      submitLabel={t("tasks.move.confirm")}
      cancelTo={returnTo ?? (task ? `../tasks/${task.id}` : "../tasks")}
    >
      <input type="hidden" name="shownId" value={column.id} />
      {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
      <FieldGroup>
        <SelectField
          name="columnId"
          label={t("tasks.move.column")}
          required
          options={columns.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <div className="flex items-end">
          <Button type="submit" variant="outline" formMethod="get" formNoValidate>
            {t("tasks.move.choose")}
          </Button>
        </div>
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
