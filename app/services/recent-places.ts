const kept = "plume.recent"
const most = 6

export interface RecentPlace {
  title: string
  /** Its address, mount included. */
  href: string
}

/** Writes down the page that is open. Kept by the tab alone, and for the person who opened it. */
export function rememberPlace(person: string): void {
  const href = window.location.pathname
  const title = document.title.replace(/ · Plume$/, "")
  const others = recentPlaces(person).filter((place) => place.href !== href)
  const places = [{ title, href }, ...others].slice(0, most)
  try {
    sessionStorage.setItem(kept, JSON.stringify({ person, places }))
  } catch {
    // A browser that keeps nothing has no recent places.
  }
}

/** The pages that this person opened in this tab, the last one first. */
export function recentPlaces(person: string): RecentPlace[] {
  try {
    const read = JSON.parse(sessionStorage.getItem(kept) ?? "{}")
    return read.person === person ? read.places : []
  } catch {
    return []
  }
}
