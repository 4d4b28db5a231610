import { cards, type NotedArea, type UndoneArea, type ViewedArea } from "#contract/areas"

/** The address of an area's list, below the mount. */
export const screenOf = (area: NotedArea | UndoneArea | ViewedArea): string =>
  cards.find(({ name }) => name === area)?.screen ?? area
