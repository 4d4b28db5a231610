import { createContext, useContext } from "react"
import { cards } from "#contract/areas"
import type { PinnedView } from "#contract/views"

const Views = createContext<readonly PinnedView[]>([])

/** Given by the frame of the admin screens, which asks for them once. */
export const ViewsProvider = Views.Provider

/** The area whose list stands at this address, if the list can be kept; and its pinned views. */
export function useViewsAt(pathname: string) {
  const views = useContext(Views)
  const [, , screen, ...below] = pathname.split("/")
  const card = below.some(Boolean) ? undefined : cards.find((each) => each.screen === screen)
  if (!card?.views) return undefined
  return { area: card.name, views: views.filter(({ area }) => area === card.name) }
}
