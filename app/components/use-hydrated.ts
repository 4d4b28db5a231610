import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False in the server's HTML, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
