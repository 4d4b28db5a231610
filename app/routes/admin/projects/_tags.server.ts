import type { Api } from "~/services/api.server"

/** The tags and the columns that the tasks of a project are narrowed to. */
export async function narrowedTo(api: Api, projectId: string) {
  const [tags, columns] = await Promise.all([
    api.list("/Tags", { query: { limit: 100 } }),
    api.get("/Projects/{projectId}/columns", { path: { projectId } }),
  ])
  return {
    tags: tags.rows.map(({ id, title }) => ({ value: id, label: title })),
    columns: columns.map(({ id, title }) => ({ value: id, label: title })),
  }
}
