import { useHref } from "@remix-run/react"

/** The address of a row's page: `to` is relative to the list, like every link of it. */
export function useRowHref(): (to: string) => string {
  const base = useHref(".")
  return (to) => `${base}/${to}`
}
