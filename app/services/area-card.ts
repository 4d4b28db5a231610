import { cards, type UndoneArea } from "#contract/areas"

/** The address of an area's list, below the mount. */
export const screenOf = (area: UndoneArea): string =>
  cards.find(({ name }) => name === area)?.screen ?? area
