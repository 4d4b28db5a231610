import type { rowsPerPage } from "#contract/paging"
import type { Choice } from "~/components/form/reply"
import type { Api } from "~/services/api.server"
import { searchOf } from "~/services/form/choices.server"
import type { Search } from "~/services/form/form-search.server"

/** As many as a list of suggestions shows at once. */
const shown = 25 satisfies (typeof rowsPerPage)[number]

/** The tasks that a text finds, those that are not done first, with their projects. */
export async function findTasks(api: Api, q: string): Promise<Choice[]> {
  const { rows } = await api.list("/Tasks", { query: { q: q || undefined, limit: shown } })
  return rows.map(taskChoice)
}

const taskChoice = ({
  id,
  title,
  projectName,
}: {
  id: string
  title: string
  projectName: string
}) => ({
  value: id,
  label: title,
  text: projectName,
})

/** What is offered first: the task that was named on the way here among them. */
export async function taskChoices(api: Api, chosen: string | null): Promise<Choice[]> {
  const choices = await findTasks(api, "")
  if (!chosen || choices.some(({ value }) => value === chosen)) return choices
  return [await named(api, chosen), ...choices]
}

const named = async (api: Api, taskId: string) =>
  taskChoice(await api.get("/Tasks/{taskId}", { path: { taskId } }))

/** The search of the field of a task; one found is the one that was meant. */
export const taskSearch = (api: Api): Search =>
  searchOf("taskId", { find: (q) => findTasks(api, q), one: (taskId) => named(api, taskId) })
