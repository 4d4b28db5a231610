import type { Problem } from "#contract/problem"
import type { Api } from "~/services/api.server"
import type { OptionsOf } from "~/services/api-types"

type Management = OptionsOf<"/CustomerWebsite/manage", "post">["body"]

/**
 * Manages the person's site. What the API answers with a `value` of false is no error of HTTP
 * (specification §4): here it becomes one like any other, so that the form shows it, word for word.
 */
export async function manageWebsite(
  api: Api,
  body: Management,
  key?: string,
): Promise<Problem | undefined> {
  const { data, problem } = await api.post("/CustomerWebsite/manage", { body, key })
  if (problem) return problem
  if (data.value) return undefined
  return {
    type: "about:blank",
    title: data.message,
    status: 422,
    code: "websiteRefused",
    detail: data.message,
    instance: "",
    errors: data.errors,
  }
}
