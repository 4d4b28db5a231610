export interface Scale {
  /** Where the plot ends below; zero unless something is below zero. */
  min: number
  max: number
  /** Round values from `min` to `max`, at even distances, zero among them. */
  ticks: number[]
}

/** A scale around zero in three to six round steps, that every value fits on. */
export function scaleOf(values: readonly (number | null)[]): Scale {
  const known = values.filter((value) => value !== null && Number.isFinite(value)) as number[]
  const largest = Math.max(0, ...known)
  const least = Math.min(0, ...known)
  if (largest === least) return { min: 0, max: 1, ticks: [0] }
  // What is counted has no halves.
  const factors = known.every(Number.isInteger) && largest - least < 40 ? [1, 2, 5, 10] : undefined
  const step = factors
    ? Math.max(1, roundStep((largest - least) / 4, factors))
    : roundStep((largest - least) / 4)
  const [first, last] = [Math.floor(least / step), Math.ceil(largest / step)]
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => exact((first + at) * step))
  return { min: exact(first * step), max: exact(last * step), ticks }
}

/** The next round number: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(rough: number, factors = [1, 2, 2.5, 5, 10]): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = factors.find((each) => each * power >= rough) ?? 10
  return exact(factor * power)
}

/** Without the noise of binary fractions: 0.30000000000000004 is 0.3. */
const exact = (value: number): number => Number(value.toPrecision(12)) + 0
