import type { Area } from "#contract/areas"
import { type CalendarLayer, layerCards } from "#contract/calendar-layers"
import type { Permission } from "#contract/permissions"
import type { Language } from "#contract/values"
import type { Day } from "#domain/day"
import { type LayerDay, type LayerSource, wordingIn } from "../../extension/extension"
import type { Context } from "../../ports/context"
import { extensions } from "../extensions/list.commands"

export interface Layered extends LayerDay {
  layer: CalendarLayer
}

/** The layers that someone may see, of those that are asked for. */
export const layersFor = (rights: ReadonlySet<Permission>, asked: readonly string[]) =>
  layerCards.filter(
    ({ name, needs }) => asked.includes(name) && needs.every((right) => rights.has(right)),
  )

/** What the areas tell of some days. */
export async function listLayers(
  context: Pick<Context, "db" | "owner" | "today" | "rights">,
  asked: readonly string[],
  span: { from: Day; to: Day; language: Language },
): Promise<Layered[]> {
  const { db, owner, today } = context
  const { from, to, language } = span
  const say = wordingIn(language)
  const found = await Promise.all(
    layersFor(context.rights, asked).map(async ({ area, name }) => {
      const days = await sourceOf(area, name)({ db, owner, today, from, to, say })
      return days.map((day) => ({ ...day, layer: name }))
    }),
  )
  return found.flat().sort((one, other) => (one.day < other.day ? -1 : 1))
}

const sourceOf = (area: (typeof layerCards)[number]["area"] & Area["name"], name: CalendarLayer) =>
  (extensions[area].layers as Record<string, LayerSource>)[name] ?? (async () => [])
