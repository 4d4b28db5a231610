import type { Problem } from "#contract/problem"
import type { FieldResult } from "~/components/form/reply"
import { textOf } from "../language/locale.server"
import type { Search } from "./form-search.server"
import { translateFor } from "./translate.server"

type Added = Omit<FieldResult, "q">

interface Adding<Field extends string> {
  request: Request
  /** The search's own name; its fields are sent as `_q.<name>.<field>`. */
  name: string
  /** Its fields, by the key of their labels; a field without a label is not typed. */
  fields: Record<Field, string | undefined>
  /** By which of its fields what the API says of another name is told. */
  told?: Record<string, NoInfer<Field>>
  /** Saves it: what the form then shows, what is against it in a sentence, or the API's problem. */
  save(
    values: Record<Field, string>,
    typed: (name: string) => string,
  ): Promise<Added | { refused: string } | { problem: Problem }>
}

/**
 * Adds a record from within the form of another, which comes back as it was: with what was added, or with what was typed
 * for it and what is wrong with that.
 */
export function addHere<Field extends string>(adding: Adding<Field>): Search {
  const { request, name, fields, told, save } = adding
  return async ({ typed, pressed }) => {
    if (!pressed) return undefined
    const names = Object.keys(fields) as Field[]
    const values = Object.fromEntries(
      names.map((field) => [field, typed(`_q.${name}.${field}`)]),
    ) as Record<Field, string>
    const refused = (title: string): Added => ({
      choices: [],
      told: { tone: "danger", title },
      typed: values,
    })
    const answer = await save(values, typed)
    if ("refused" in answer) return refused(answer.refused)
    if (!("problem" in answer)) return answer
    const say = await translateFor({ request })
    const t = await textOf(request)
    const [first] = answer.problem.errors ?? []
    const path = first?.path ?? ""
    const key = fields[(told?.[path] ?? path) as Field]
    const label = key ? t(key) : undefined
    return refused([label, say(first?.code ?? answer.problem.code)].filter(Boolean).join(" – "))
  }
}
