import { useHref } from "@remix-run/react"
import { useEffect, useState } from "react"
import type { Choice } from "./reply"

interface Choices {
  state: "idle" | "searching" | "found" | "failed"
  choices: Choice[]
  q: string
}

/** Asks the server what a text finds, shortly after the last key; an answer that comes too late is dropped. */
export function useChoices(source: string, q: string, asked: boolean): Choices {
  const href = useHref(source)
  const [answer, setAnswer] = useState<Choices>({ state: "idle", choices: [], q: "" })
  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    setAnswer((before) => ({ ...before, state: "searching" }))
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${href}?${new URLSearchParams({ q })}`, {
          signal: stop.signal,
          headers: { Accept: "application/json" },
        })
        if (!response.ok) throw new Error(`${response.status}`)
        const { choices } = (await response.json()) as { choices: Choice[] }
        setAnswer({ state: "found", choices, q })
      } catch {
        if (!stop.signal.aborted) setAnswer({ state: "failed", choices: [], q })
      }
    }, 180)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [href, q, asked])
  return answer
}
