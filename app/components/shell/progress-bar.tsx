import { useNavigation } from "@remix-run/react"
import { useEffect, useState } from "react"
import { LoadingLine } from "./loading-line"

/** What comes sooner than this needs no announcement; a bar that flashes only makes a page feel slow. */
const patience = 150

/** Says that the next page is on its way (specification §1: a loading animation). */
export function ProgressBar() {
  const busy = useNavigation().state !== "idle"
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return setLate(false)
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <div role="status" className="shell-progress">
      {busy && isLate ? <LoadingLine /> : null}
    </div>
  )
}
