import { useLocation, useNavigate } from "@remix-run/react"
import { type ReactNode, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"

/** What browsers, and the specification, call a request that did not get through. */
const networkError = /Network ?Error|Failed to fetch|Load failed/i

/**
 * The global handler of specification §8: an error that nobody caught is logged, hides the page and
 * leads to the error page, until the path changes. What the network could not do is passed over; a bar says
 * so where there is none.
 */
export function UncaughtErrors({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [failedAt, setFailedAt] = useState<string>()
  const [offlineAt, setOfflineAt] = useState<string>()
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    const errorPage = `${mountOf(pathname)}/error`
    const handle = (error: unknown) => {
      if (networkError.test(messageOf(error))) {
        if (!navigator.onLine) setOfflineAt(pathname)
        return
      }
      console.error(error)
      if (pathname === errorPage) return
      setFailedAt(pathname)
      navigate(errorPage)
    }
    const onError = (event: ErrorEvent) => handle(event.error ?? event.message)
    const onRejection = (event: PromiseRejectionEvent) => handle(event.reason)
    const onOffline = () => setOfflineAt(pathname)
    const onOnline = () => {
      setOfflineAt(undefined)
      setHeld(false)
    }
    const onHeld = () => setHeld(true)
    window.addEventListener("error", onError)
    window.addEventListener("unhandledrejection", onRejection)
    window.addEventListener("offline", onOffline)
    window.addEventListener("online", onOnline)
    window.addEventListener("plume:held", onHeld)
    return () => {
      window.removeEventListener("error", onError)
      window.removeEventListener("unhandledrejection", onRejection)
      window.removeEventListener("offline", onOffline)
      window.removeEventListener("online", onOnline)
      window.removeEventListener("plume:held", onHeld)
    }
  }, [pathname, navigate])

  // Once the page has changed, coming back to the path finds it shown again.
  useEffect(() => {
    setFailedAt((path) => (path === pathname ? path : undefined))
    setOfflineAt((path) => (path === pathname ? path : undefined))
  }, [pathname])

  return (
    <>
      {offlineAt === pathname ? <OfflineBar isHeld={isHeld} /> : null}
      {failedAt === pathname ? null : children}
    </>
  )
}

function OfflineBar({ isHeld }: { isHeld: boolean }) {
  const { t } = useTranslation()
  return (
    <p
      role="status"
      className="sticky top-0 z-50 bg-warning-soft px-4 py-2 text-center text-ink text-sm"
    >
      {t(isHeld ? "general.held" : "general.offline")}
    </p>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
