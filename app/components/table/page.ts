/** One page of a list, as a table's footer needs it. */
export interface TablePage {
  total: number
  /** True when there are more than `total`, which then is where counting stopped. */
  atLeast?: boolean
  from: number
  to: number
  /** The cursor that goes into `after`. */
  next?: string
  /** The cursor that goes into `before`. */
  previous?: string
}
