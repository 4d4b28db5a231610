/** What tells one series from another: a colour and, for who does not see it, a pattern. */
export type Mark = 0 | 1 | 2 | 3 | 4 | 5

export const marks: readonly Mark[] = [0, 1, 2, 3, 4, 5]

/** The mark of the series at a place, unless it chose its own. */
export const markOf = (mark: Mark | undefined, at: number): Mark =>
  mark ?? marks[at % marks.length] ?? 0

export const colourOf = (mark: Mark): string => `var(--chart-${mark + 1})`

/** The first mark is plain, the others are patterns of the drawing `id`. */
export const fillOf = (id: string, mark: Mark): string =>
  mark === 0 ? colourOf(0) : `url(#${id}-${mark})`

/** What repeats every eight pixels, over a tint. */
const shapes: Record<Exclude<Mark, 0>, string> = {
  1: "M-2 10L10 -2M-2 2L2 -2M6 10L10 6",
  2: "M2 2h2v2h-2zM6 6h2v2h-2z",
  3: "M-2 -2L10 10M-2 6L2 10M6 -2L10 2",
  4: "M0 2H8M0 6H8",
  5: "M2 0V8M6 0V8M0 4H8",
}

export function MarkPatterns({ id, used }: { id: string; used: readonly Mark[] }) {
  const patterns = [...new Set(used)].filter((mark) => mark !== 0)
  if (patterns.length === 0) return null
  return (
    <defs>
      {patterns.map((mark) => (
        <pattern
          key={mark}
          id={`${id}-${mark}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          stroke={colourOf(mark)}
          strokeWidth="1.75"
        >
          <rect width="8" height="8" fill="var(--surface)" stroke="none" />
          <rect width="8" height="8" fill={colourOf(mark)} opacity=".16" stroke="none" />
          <path d={shapes[mark]} fill="none" />
        </pattern>
      ))}
    </defs>
  )
}

/** A surface's mark in a legend; it takes the pattern from the drawing `id`. */
export function Swatch({ id, mark }: { id: string; mark: Mark }) {
  return (
    <svg aria-hidden="true" className="size-3.5 shrink-0">
      <rect
        x="1"
        y="1"
        width="12"
        height="12"
        rx="3"
        fill={fillOf(id, mark)}
        stroke={colourOf(mark)}
        strokeWidth="1.5"
      />
    </svg>
  )
}
