import { useEffect } from "react"

/** Remembers for which build the page was reloaded, so that it is reloaded for it once only. */
const reloadedFor = "plume.reloadedFor"

/**
 * Specification §1: when the server has a newer build than the one that runs here, caches are cleared
 * and the page is loaded anew. Looked at when the page opens and when its tab comes back to the
 * foreground; never while something is typed, and a check that fails changes nothing.
 */
export function Freshness() {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === "visible") refreshWhenStale().catch(() => {})
    }
    check()
    document.addEventListener("visibilitychange", check)
    return () => document.removeEventListener("visibilitychange", check)
  }, [])
  return null
}

async function refreshWhenStale(): Promise<void> {
  const answer = await fetch("/meta.json", { cache: "no-store" })
  const { buildDateTime } = (await answer.json()) as { buildDateTime?: unknown }
  if (typeof buildDateTime !== "number" || buildDateTime <= __BUILD_DATE_TIME__) return
  if (document.documentElement.hasAttribute("data-dirty")) return
  if (sessionStorage.getItem(reloadedFor) === String(buildDateTime)) return
  sessionStorage.setItem(reloadedFor, String(buildDateTime))
  if ("caches" in window)
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  window.location.reload()
}
