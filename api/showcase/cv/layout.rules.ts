import { type cvTemplates, factKinds } from "#contract/choices"
import type { FactKind } from "#contract/cv"
import type { CvItemTexts, CvStep } from "#contract/cv-versions"

/** What a CV makes of the facts: their order, what it leaves out, and its own words. */
export interface Layout {
  sections?: FactKind[]
  hiddenSections?: FactKind[]
  items?: string[]
  hiddenItems?: string[]
  texts?: Record<string, OwnTexts>
  /** What was found in it, and may stay. */
  settled?: string[]
}

/** An item's own words: those of before said nothing of its place and its environment. */
export type OwnTexts = Omit<CvItemTexts, "place" | "environment"> &
  Partial<Pick<CvItemTexts, "place" | "environment">>

/** How the dossier of a service company goes: what one can do first, then each mission. */
type Template = (typeof cvTemplates)[number]

const usualSections: Record<Template, readonly FactKind[]> = {
  sober: factKinds,
  banner: factKinds,
  onePage: factKinds,
  dossier: ["skill", "language", "study", "training", "certification", "mission", "interest"],
}

export const sectionsOf = (layout: Layout, template: Template): readonly FactKind[] =>
  layout.sections ?? usualSections[template]

/** The facts of a kind in the order of the CV: those that it never moved stay in their own. */
export function inOrder<Fact extends { id: string }>(
  layout: Layout,
  facts: readonly Fact[],
): Fact[] {
  const places = new Map(layout.items?.map((id, at) => [id, at]))
  // One that came later stands before its next neighbour that has a place.
  let next = Number.POSITIVE_INFINITY
  const placed = facts.toReversed().map((fact, back) => {
    next = places.get(fact.id) ?? next - 0.5
    return { fact, place: places.get(fact.id) ?? next, back }
  })
  return placed
    .sort((one, other) => one.place - other.place || other.back - one.back)
    .map(({ fact }) => fact)
}

/** The layout after a step of a section or of an item among those beside it. */
export function stepped(
  layout: Layout,
  { step, section, factId }: CvStep,
  { sections, ids }: { sections: readonly FactKind[]; ids: readonly string[] },
): Layout {
  if (section) {
    if (step === "up" || step === "down")
      return { ...layout, sections: moved(sections, section, step) }
    return { ...layout, hiddenSections: toggled(layout.hiddenSections, section, step === "hide") }
  }
  if (!factId) return layout
  if (step === "hide" || step === "show")
    return { ...layout, hiddenItems: toggled(layout.hiddenItems, factId, step === "hide") }
  const others = layout.items?.filter((id) => !ids.includes(id)) ?? []
  return { ...layout, items: [...others, ...moved(ids, factId, step)] }
}

function moved<One>(list: readonly One[], one: One, step: "up" | "down"): One[] {
  const at = list.indexOf(one)
  if (at === -1) return [...list]
  const to = Math.max(0, Math.min(list.length - 1, at + (step === "up" ? -1 : 1)))
  return list.toSpliced(at, 1).toSpliced(to, 0, one)
}

function toggled<One>(list: readonly One[] = [], one: One, isThere: boolean): One[] {
  const others = list.filter((each) => each !== one)
  return isThere ? [...others, one] : others
}

/** A layout in which an item has no words of its own. */
export function unworded(layout: Layout, factId: string): Layout & { texts: object } {
  const { [factId]: _, ...texts } = layout.texts ?? {}
  return { ...layout, texts }
}

/** An item's own words; where none are left, it is as in the facts. */
export function worded(layout: Layout, factId: string, texts: CvItemTexts): Layout {
  const others = unworded(layout, factId).texts
  const said = [texts.title, texts.text, texts.results, texts.place]
  const lines = [...texts.tasks, ...texts.environment]
  const hasWords = said.some((text) => text !== null) || lines.length > 0
  return { ...layout, texts: hasWords ? { ...others, [factId]: texts } : others }
}
