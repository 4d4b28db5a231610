import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

const every = 5_000

/**
 * Sees within ten seconds that the person signed out elsewhere: the page is loaded anew, which
 * leads to sign-in. Where something is typed it stays, and says so: sending it asks to sign in, and
 * keeps it. An identity server that has a frame to be asked is asked as well.
 */
export function SessionWatch() {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    const check = async () => {
      if (document.visibilityState !== "visible") return
      const answer = await fetch(`/auth/session${stop ? "" : "?frame"}`, { cache: "no-store" })
      if (answer.status === 401 && !isTyping()) window.location.reload()
      setOver(answer.status === 401 && isTyping())
      stop ??= answer.status === 200 ? await watchFrame(answer) : () => {}
    }
    // A check that fails says nothing: the next one will.
    const look = () => void check().catch(() => {})
    const timer = setInterval(look, every)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
      stop?.()
    }
  }, [])
  return isOver ? (
    <p role="alert" className="bg-warning-soft px-4 py-3 text-warning lg:px-8">
      {t("shell.signedOutElsewhere")}
    </p>
  ) : null
}

const isTyping = () => document.documentElement.hasAttribute("data-dirty")

/** Brought only where there is a frame. */
async function watchFrame(answer: Response): Promise<() => void> {
  const { watchStatusFrame } = await import("./status-frame")
  return watchStatusFrame(await answer.json(), () => {
    if (isTyping()) return false
    const { pathname, search } = window.location
    window.location.assign(`/auth/renewal?${new URLSearchParams({ returnTo: pathname + search })}`)
    return true
  })
}
