/** A scale from zero in three to five round steps, that the largest value fits under. */
export function scaleOf(values: number[]): { top: number; ticks: number[] } {
  const largest = Math.max(0, ...values)
  if (largest === 0) return { top: 1, ticks: [0] }
  const rough = largest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough)
  const size = step ?? 10 * power
  const count = Math.ceil(largest / size)
  return { top: count * size, ticks: Array.from({ length: count + 1 }, (_, index) => index * size) }
}
