import { cards, type NotedArea } from "#contract/areas"

/** The address of an area's list, below the mount. */
export const screenOf = (area: NotedArea): string =>
  cards.find(({ name }) => name === area)?.screen ?? area
