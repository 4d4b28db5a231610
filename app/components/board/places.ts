/** A card, as far as its place goes. */
export interface Placed {
  id: string
}

export interface ColumnOf<Item extends Placed> {
  id: string
  items: Item[]
}

/** Where a card goes: next to the neighbours that one saw. */
export interface Move {
  id: string
  columnId: string
  afterId: string | null
  beforeId: string | null
}

export interface Place {
  columnId: string
  /** How many cards stand above it. */
  at: number
}

export function placeOf<Item extends Placed>(
  columns: readonly ColumnOf<Item>[],
  id: string,
): Place | undefined {
  for (const column of columns) {
    const at = column.items.findIndex((item) => item.id === id)
    if (at >= 0) return { columnId: column.id, at }
  }
  return undefined
}

/** The columns with a card at a place; unchanged where there is no such card. */
export function withCardAt<Item extends Placed, Column extends ColumnOf<Item>>(
  columns: readonly Column[],
  id: string,
  { columnId, at }: Place,
): Column[] {
  const card = columns.flatMap(({ items }) => items).find((item) => item.id === id)
  if (!card) return [...columns]
  return columns.map((column) => {
    const others = column.items.filter((item) => item.id !== id)
    if (column.id !== columnId)
      return others.length === column.items.length ? column : { ...column, items: others }
    return { ...column, items: [...others.slice(0, at), card, ...others.slice(at)] }
  })
}

/** The same as the server does: after the one above, else before the one below, else at the end. */
export function withMove<Item extends Placed, Column extends ColumnOf<Item>>(
  columns: readonly Column[],
  { id, columnId, afterId, beforeId }: Move,
): Column[] {
  const others = columns
    .find((column) => column.id === columnId)
    ?.items.filter((it) => it.id !== id)
  if (!others) return [...columns]
  const above = others.findIndex((item) => item.id === afterId)
  const below = others.findIndex((item) => item.id === beforeId)
  const at = !afterId ? 0 : above >= 0 ? above + 1 : below >= 0 ? below : others.length
  return withCardAt(columns, id, { columnId, at })
}

/** A place said by its neighbours. */
export function moveTo<Item extends Placed>(
  columns: readonly ColumnOf<Item>[],
  id: string,
  { columnId, at }: Place,
): Move {
  const others =
    columns.find((column) => column.id === columnId)?.items.filter((it) => it.id !== id) ?? []
  return {
    ...{ id, columnId },
    afterId: others[at - 1]?.id ?? null,
    beforeId: others[at]?.id ?? null,
  }
}

/** How many cards a column has with one in it, those among them that it does not show. */
export function countWith<Item extends Placed>(
  columns: readonly (ColumnOf<Item> & { total?: number })[],
  shown: readonly ColumnOf<Item>[],
  id: string,
  columnId: string,
): number {
  const column = columns.find((one) => one.id === columnId)
  const hidden = Math.max(0, (column?.total ?? 0) - (column?.items.length ?? 0))
  const others = shown.find((one) => one.id === columnId)?.items.filter((it) => it.id !== id) ?? []
  return hidden + others.length + 1
}

/** One step of an arrow: a place up or down, or a column aside, at the same height as far as it has cards. */
export function stepped<Item extends Placed>(
  columns: readonly ColumnOf<Item>[],
  id: string,
  { columnId, at }: Place,
  key: string,
): Place {
  const others = (column: ColumnOf<Item> | undefined) =>
    column?.items.filter((item) => item.id !== id).length ?? 0
  const index = columns.findIndex((column) => column.id === columnId)
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (aside) {
    const column = columns[index + aside]
    return column ? { columnId: column.id, at: Math.min(at, others(column)) } : { columnId, at }
  }
  const down = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0
  return { columnId, at: Math.min(others(columns[index]), Math.max(0, at + down)) }
}

/** The card that an arrow leads to from another one; from an empty column one goes on to the next. */
export function neighbour<Item extends Placed>(
  columns: readonly ColumnOf<Item>[],
  id: string,
  key: string,
): Item | undefined {
  const place = placeOf(columns, id)
  if (!place) return undefined
  const index = columns.findIndex((column) => column.id === place.columnId)
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (!aside) {
    const down = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0
    return columns[index]?.items[place.at + down]
  }
  for (let at = index + aside; at >= 0 && at < columns.length; at += aside) {
    const items = columns[at]?.items ?? []
    if (items.length > 0) return items[Math.min(place.at, items.length - 1)]
  }
  return undefined
}
