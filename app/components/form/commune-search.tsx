import { type RefObject, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { typeInto } from "./type-into"
import { useChoices } from "./use-choices"

interface CommuneSearchProps {
  /** The fields of the address. */
  group: RefObject<HTMLElement>
  source: string
  /** The id of the city's list of suggestions. */
  list: string
}

/** Proposes the communes of a postal code, or those whose name begins as the city is typed. */
export default function CommuneSearch({ group, source, list }: CommuneSearchProps) {
  const { t } = useTranslation()
  const [q, setQ] = useState("")
  const { state, choices, q: answered } = useChoices(source, q, q !== "")
  const proposed = useRef("")
  useEffect(() => {
    const element = group.current
    const listen = ({ target }: Event) => setQ(asked(element, target))
    element?.addEventListener("input", listen)
    return () => element?.removeEventListener("input", listen)
  }, [group])
  useEffect(() => {
    if (state !== "found" || answered !== q) return
    const city = control(group.current, "city")
    const code = control(group.current, "postalCode")
    const [only, ...others] = choices
    if (!only || !city || !code) return
    const isCode = /^\d{5}$/.test(answered)
    if (isCode && others.length === 0 && ["", proposed.current].includes(city.value)) {
      proposed.current = only.label
      typeInto(city, only.label)
    }
    // A name that was chosen from the list tells its code, where it has one.
    const named = choices.filter(({ label }) => label === city.value)
    if (!isCode && named.length === 1 && code.value === "" && named[0]?.text)
      typeInto(code, named[0].text)
  }, [state, choices, answered, q, group])
  return (
    <>
      <datalist id={list}>
        {choices.map(({ value, label, text }) => (
          <option key={value} value={label}>
            {text}
          </option>
        ))}
      </datalist>
      <p className="sr-only" role="status">
        {state === "found" && q ? t("commune.proposed", { count: choices.length }) : ""}
      </p>
    </>
  )
}

/** What to search for, after a key in one of the fields; nothing outside France. */
function asked(group: HTMLElement | null, target: EventTarget | null): string {
  if (!(target instanceof HTMLInputElement)) return ""
  if (group?.querySelector<HTMLSelectElement>("[name=country]")?.value !== "FR") return ""
  const text = target.value.trim()
  if (target.name === "postalCode") return /^\d{5}$/.test(text) ? text : ""
  return target.name === "city" && text.length >= 3 ? text : ""
}

function control(group: HTMLElement | null, name: string): HTMLInputElement | null {
  return group?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null
}
