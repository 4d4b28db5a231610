import type { OptionList } from "#contract/option-sets"
import type { Choice } from "~/components/form/reply"
import type { Api } from "./api.server"
import { textOf } from "./language/locale.server"

/** What a list is called by on a page; a value that the list does not know is called as it is. */
export interface OptionNames {
  /** Where it is read: one that is no longer suggested says so. */
  read<Value extends string | null>(value: Value): Value | string
  /** Where it is typed. */
  typed<Value extends string | null>(value: Value): Value | string
  /** What a field suggests. */
  suggested: string[]
  /** What a list can be narrowed to. */
  choices: Choice[]
}

export async function optionNames(
  request: Request,
  api: Api,
  list: OptionList,
): Promise<OptionNames> {
  const [t, options] = await Promise.all([
    textOf(request),
    api.get("/OptionSets/choices", { query: { list } }),
  ])
  const byValue = new Map(options.map((option) => [option.value, option]))
  const suggested = options.filter((option) => option.suggested)
  return {
    read(value) {
      const option = value === null ? undefined : byValue.get(value)
      if (!option) return value
      return option.retired ? t("optionSets.retiredName", { name: option.name }) : option.name
    },
    typed: (value) => (value === null ? value : (byValue.get(value)?.name ?? value)),
    suggested: suggested.map(({ name }) => name),
    choices: suggested.map(({ value, name }) => ({ value, label: name })),
  }
}
