import { useEffect, useRef, useState } from "react"
import { SumList, type Sums } from "./sum-list"

/** What the lines come to while they are typed, at first as they were saved; the server counts anew. */
export function LiveTotals({ saved }: { saved?: Sums }) {
  const container = useRef<HTMLDivElement>(null)
  const [totals, setTotals] = useState(saved)
  useEffect(() => {
    const form = container.current?.closest("form")
    if (!form) return
    let last = ""
    let touched = false
    const count = async ({ type }: { type?: string } = {}) => {
      // Fields that find their shape as the page starts say nothing new.
      touched ||= type !== undefined
      if (!touched) return
      // Exact sums need a library, which comes with the first key.
      const { typedTotals } = await import("./typed-totals")
      const sums = typedTotals(new FormData(form))
      const text = JSON.stringify(sums)
      if (text !== last) setTotals(sums)
      last = text
    }
    const rows = new MutationObserver(() => count())
    form.addEventListener("input", count)
    form.addEventListener("click", count)
    rows.observe(form.querySelector("#lines") ?? form, { childList: true, subtree: true })
    return () => {
      form.removeEventListener("input", count)
      form.removeEventListener("click", count)
      rows.disconnect()
    }
  }, [])
  return (
    <div ref={container} aria-live="polite" className="empty:-mt-4">
      {totals ? (
        <div className="ml-auto max-w-md rounded-card bg-sunken p-4">
          <SumList sums={totals} currency="EUR" />
        </div>
      ) : null}
    </div>
  )
}
