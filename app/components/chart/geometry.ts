import type { Scale } from "./scale"

/** Everything is in percent of the plot, so that a drawing fits any width while its text keeps its size. */
export interface Point {
  x: number
  y: number
}

/** How far below the plot's top a value stands. */
export function heightOf(value: number, { min, max }: Scale): number {
  return short((100 * (max - value)) / (max - min))
}

/** The middle of one of `count` places side by side. */
export function middleOf(at: number, count: number): number {
  return short((100 * (at + 0.5)) / Math.max(1, count))
}

/** Which of `count` places a distance from the left falls into. */
export function placeAt(percent: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor((percent / 100) * count)))
}

/** A bar between zero and its value, whichever is higher. */
export function barOf(from: number, to: number, scale: Scale): { y: number; height: number } {
  const [one, other] = [heightOf(from, scale), heightOf(to, scale)]
  return { y: Math.min(one, other), height: short(Math.abs(one - other)) }
}

/** A line through the points; a missing one breaks it. A lone point is no line. */
export function linePath(points: readonly (Point | null)[]): string {
  return runsOf(points)
    .filter((run) => run.length > 1)
    .map((run) => `M${run.map(({ x, y }) => `${x} ${y}`).join("L")}`)
    .join("")
}

/** The surface between each run of points and a height. */
export function areaPath(points: readonly (Point | null)[], floor: number): string {
  return runsOf(points)
    .filter((run) => run.length > 1)
    .map((run) =>
      bandPath(
        run,
        [run[0], run.at(-1)].flatMap((end) => (end ? [{ x: end.x, y: floor }] : [])),
      ),
    )
    .join("")
}

/** The surface between two lines, both from the left. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  const around = [...upper, ...[...lower].reverse()]
  return around.length > 2 ? `M${around.map(({ x, y }) => `${x} ${y}`).join("L")}Z` : ""
}

function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [[]]
  for (const point of points)
    if (point) runs.at(-1)?.push(point)
    else if (runs.at(-1)?.length) runs.push([])
  return runs.filter((run) => run.length > 0)
}

/**
 * Values of several series on top of each other, place by place: what is above zero grows up, what is
 * below grows down. `[series][place]` is where a part begins and ends.
 */
export function stack(
  series: readonly (readonly (number | null)[])[],
): { from: number; to: number }[][] {
  const up: number[] = []
  const down: number[] = []
  return series.map((values) =>
    values.map((value, at) => {
      const side = (value ?? 0) < 0 ? down : up
      const from = side[at] ?? 0
      const to = from + (value ?? 0)
      side[at] = to
      return { from, to }
    }),
  )
}

/** A part of a ring around (0, 0), in turns from the top, clockwise. */
export function ringPath(from: number, to: number, outer: number, inner: number): string {
  const turn = Math.min(to - from, 1)
  if (turn <= 0) return ""
  // An arc from a point to itself is nothing: a whole ring is two halves.
  if (turn === 1)
    return ringPath(from, from + 0.5, outer, inner) + ringPath(from + 0.5, to, outer, inner)
  const large = turn > 0.5 ? 1 : 0
  const end = from + turn
  return `M${on(from, outer)}A${outer} ${outer} 0 ${large} 1 ${on(end, outer)}L${on(end, inner)}A${inner} ${inner} 0 ${large} 0 ${on(from, inner)}Z`
}

function on(turn: number, radius: number): string {
  const angle = 2 * Math.PI * turn
  return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`
}

/** Each how many labels one is shown, so that at most `most` are. */
export function everyFor(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / most))
}

const short = (value: number): number => Math.round(value * 100) / 100 + 0
