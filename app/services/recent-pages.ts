const kept = "plume.recent"
const most = 6

export interface RecentPage {
  title: string
  /** Its address, mount included. */
  href: string
}

/** Remembers the page that is open. Kept by the tab alone, and for the person who opened it. */
export function rememberPage(person: string): void {
  const href = window.location.pathname
  const title = document.title.replace(/ · Plume$/, "")
  const others = recentPages(person).filter((page) => page.href !== href)
  const pages = [{ title, href }, ...others].slice(0, most)
  try {
    sessionStorage.setItem(kept, JSON.stringify({ person, pages }))
  } catch {
    // A browser that keeps nothing has no recent pages.
  }
}

/** The pages that this person opened in this tab, the last one first. */
export function recentPages(person: string): RecentPage[] {
  try {
    const read = JSON.parse(sessionStorage.getItem(kept) ?? "{}")
    return read.person === person ? (read.pages ?? []) : []
  } catch {
    return []
  }
}
