import type { Mark } from "./marks"

/** One place along a chart's lower edge. */
export interface Period {
  /** Below the place: "nov." */
  label: string
  /** In full: "novembre 2026". */
  name: string
  /** The address of what the figures were added up from. */
  href?: string
}

/** What has a value at each place; null where there is none. */
export interface Series {
  name: string
  values: readonly (number | null)[]
  /** The address of what each value counted, where the values of a place have one each. */
  hrefs?: readonly (string | undefined)[]
  mark?: Mark
}

/** What every chart over time is told. */
export interface ChartProps {
  title: string
  periods: readonly Period[]
  series: readonly Series[]
  /** How a value is written in full. */
  format: (value: number) => string
  /** How a value is written at the scale; short. */
  formatScale?: (value: number) => string
}
