import { useRevalidator } from "@remix-run/react"
import { useEffect } from "react"

/** A page that loads itself anew loses its message: it stays long enough to be read, as on a screen with scripts. */
const timeToRead = 5

/**
 * Follows what the page has promised: it is asked again after so many seconds, and by a browser without scripts
 * loaded anew. The page says how long anew each time, and at last nothing more.
 */
export function Awaited({ seconds }: { seconds: number | undefined }) {
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (seconds === undefined || state !== "idle") return
    const look = setTimeout(revalidate, seconds * 1000)
    return () => clearTimeout(look)
  }, [seconds, state, revalidate])
  return seconds === undefined ? null : (
    <noscript>
      <meta httpEquiv="refresh" content={String(Math.max(seconds, timeToRead))} />
    </noscript>
  )
}
