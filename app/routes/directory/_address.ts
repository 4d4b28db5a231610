import { useLocation } from "@remix-run/react"

/** The address of this search with some of it changed; the page is the first again, and the language stays. */
export function useSearchAddress() {
  const { search } = useLocation()
  return (changes: Record<string, string | null>, keepsPage = false) => {
    const params = new URLSearchParams(search)
    if (!keepsPage) for (const cursor of ["after", "before"]) params.delete(cursor)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === "") params.delete(name)
      else params.set(name, value)
    }
    for (const [name, value] of [...params]) if (value === "") params.delete(name)
    return `/directory${params.size > 0 ? `?${params}` : ""}`
  }
}
