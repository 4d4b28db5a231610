import type { OptionChoice, OptionList } from "#contract/option-sets"
import type { Language } from "#contract/values"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import * as everyone from "./everyone.queries"
import * as queries from "./queries"
import { choicesOf, joined, shownAs } from "./rules"

interface Asking {
  db: Database
  owner: Owner
}

/** As many as someone adds to one list; what is typed beyond is kept, and suggested to nobody. */
const mostOwn = 300

async function rowsOf({ db, owner }: Asking, list: OptionList, language: Language = "fr") {
  const everyones = await everyone.listOptions(db, list)
  return joined(everyones, await queries.listOwnOptions(db, owner, [list]), language)
}

/** Every value of a list as its caller knows it. */
export async function listChoices(
  asking: Asking,
  list: OptionList,
  language: Language,
): Promise<OptionChoice[]> {
  return choicesOf(await rowsOf(asking, list, language))
}

/**
 * What a record keeps of what was typed: the value that is called so, else the words themselves, which are the
 * person’s own addition to the list from then on.
 */
export async function keepOption<Typed extends string | null>(
  asking: Asking,
  list: OptionList,
  typed: Typed,
): Promise<Typed | string> {
  const { db, owner } = asking
  if (typed === null) return typed
  const called =
    (await everyone.findOptionCalled(db, list, typed)) ??
    (await queries.findOwnOptionCalled(db, owner, list, typed))
  if (called?.mergedInto) return liveValue(await rowsOf(asking, list), called.value)
  if (called) return called.value
  if ((await queries.countOwnOptions(db, owner, list)) < mostOwn)
    await queries.addOwnOption(db, owner, { list, value: typed, name: typed })
  return typed
}

function liveValue(rows: Awaited<ReturnType<typeof rowsOf>>, value: string): string {
  const row = rows.find((each) => each.value === value)
  return row ? shownAs(rows, row).value : value
}

/** What values are called in files: as they are where the list does not know them. */
export async function findNames(
  asking: Asking,
  list: OptionList,
  language: Language,
): Promise<<Value extends string | null>(value: Value) => Value | string> {
  const choices = await listChoices(asking, list, language)
  const names = new Map(choices.map(({ value, name }) => [value, name]))
  return (value) => (value === null ? value : (names.get(value) ?? value))
}
