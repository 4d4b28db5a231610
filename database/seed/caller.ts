import { createApi } from "../../api/app"
import type { ApiParts } from "../../api/ports/parts"
import type { Person } from "../../api/ports/person"

// biome-ignore lint/suspicious/noExplicitAny: the story trusts the API's answers, and fails where they fail
export type Caller = (method: string, path: string, body?: unknown) => Promise<any>

/** Calls the API as one person, at the time of the story; what it refuses breaks the story. */
export function callerOf(parts: ApiParts, person: Person, clock: () => Date): Caller {
  const api = createApi({ ...parts, verify: async () => person, clock })
  return async (method, path, body) => {
    const response = await api.request(`/api${path}`, {
      method,
      headers: {
        authorization: "Bearer story",
        "accept-language": "fr",
        "content-type": "application/json",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`the story breaks at ${method} ${path}: ${text}`)
    return text ? JSON.parse(text) : undefined
  }
}
