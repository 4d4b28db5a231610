import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

const every = 5_000

/**
 * Sees within ten seconds that the person signed out elsewhere (design §7): the page is loaded anew, which
 * leads to sign-in. Where something is typed it stays, and says so: sending it asks to sign in, and
 * keeps it.
 */
export function SessionWatch() {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== "visible") return
      const answer = await fetch("/auth/session", { cache: "no-store" })
      if (answer.status !== 401) return setOver(false)
      if (document.documentElement.hasAttribute("data-dirty")) setOver(true)
      else window.location.reload()
    }
    // A check that fails says nothing: the next one will.
    const look = () => void check().catch(() => {})
    const timer = setInterval(look, every)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [])
  return isOver ? (
    <p role="alert" className="bg-warning-soft px-4 py-3 text-warning lg:px-8">
      {t("shell.signedOutElsewhere")}
    </p>
  ) : null
}
