import { useFormMetadata } from "@conform-to/react"
import { createContext, type ReactNode, useContext, useEffect, useState } from "react"
import { useFormContext } from "../form/form-context"
import type { Sums } from "./sum-list"

/** What a known draft comes to, and each of its lines. */
export type SavedLines = Sums & { lines: { amountHT: number }[] }

interface TypedLinesValue {
  totals?: Sums
  /** Net of each line; a line that cannot be read yet has none. */
  amounts: (number | undefined)[]
}

const TypedLinesContext = createContext<TypedLinesValue>({ amounts: [] })

/** What the lines around which it stands come to while they are typed; the server counts anew. */
export const useTypedLines = () => useContext(TypedLinesContext)

/** Counts what is typed in the lines of its form, at first as they were saved. */
export function TypedLines({ saved, children }: { saved?: SavedLines; children: ReactNode }) {
  const { id } = useFormMetadata()
  const { found } = useFormContext()
  const [counted, setCounted] = useState<TypedLinesValue>({
    totals: saved,
    amounts: saved?.lines.map(({ amountHT }) => amountHT) ?? [],
  })
  useEffect(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    let last = ""
    let touched = false
    const count = async ({ type }: { type?: string } = {}) => {
      // Fields that find their shape as the page starts say nothing new.
      touched ||= type !== undefined
      if (!touched) return
      // Exact sums need a library, which comes with the first key.
      const { typedTotals } = await import("./typed-totals")
      const { amounts, ...totals } = typedTotals(new FormData(form))
      const text = JSON.stringify([amounts, totals])
      if (text !== last) setCounted({ totals, amounts })
      last = text
    }
    const rows = new MutationObserver(() => count())
    form.addEventListener("input", count)
    form.addEventListener("click", count)
    rows.observe(form.querySelector("#lines") ?? form, { childList: true, subtree: true })
    // It came back from the server with what was typed.
    if (found) count({ type: "found" })
    return () => {
      form.removeEventListener("input", count)
      form.removeEventListener("click", count)
      rows.disconnect()
    }
  }, [id, found])
  return <TypedLinesContext.Provider value={counted}>{children}</TypedLinesContext.Provider>
}
