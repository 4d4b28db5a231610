import { useNavigate } from "@remix-run/react"
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "./icon"
import { type PaletteGroup, type PaletteResult, usePaletteResults } from "./use-palette-results"
import { Waiting } from "./waiting"

export interface PaletteProps {
  mount: string
  person: string
  onClose: () => void
}

/**
 * Everything by its name, over the page: typing finds, arrows choose, Enter opens, Escape closes. The
 * focus stays in the field (the combobox pattern of ARIA), and returns to where it was.
 */
export function Palette({ mount, person, onClose }: PaletteProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useId()
  const [typed, setTyped] = useState("")
  const [chosen, setChosen] = useState(0)
  const { groups, busy } = usePaletteResults(mount, person, typed)
  const count = groups.reduce((sum, { results: hits }) => sum + hits.length, 0)
  const active = Math.min(chosen, count - 1)
  const optionId = (at: number) => `${list}-${at}`
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    // Back leads to another page, over which nothing lies.
    window.addEventListener("popstate", onClose)
    return () => window.removeEventListener("popstate", onClose)
  }, [onClose])
  useEffect(() => {
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: "nearest" })
  }, [active, list])

  const go = ({ href, pressed }: PaletteResult) => {
    // Closed first: what is pressed may open a dialog of its own.
    dialog.current?.close()
    if (pressed) pressed.click()
    else navigate(href)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      setChosen((active + step + count) % count)
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const hit = groups.flatMap(({ results: hits }) => hits)[active]
      if (hit) go(hit)
    }
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is one beside it
    <dialog
      ref={dialog}
      aria-label={t("search.title")}
      className="palette"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="palette-box">
        <div className="palette-field">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label={t("search.label")}
            aria-expanded="true"
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            placeholder={t("search.placeholder")}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosen(0)
            }}
            onKeyDown={onKey}
          />
          <button
            type="button"
            className="shell-tool"
            aria-label={t("screen.close")}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <Options list={list} groups={groups} active={active} onChoose={setChosen} onOpen={go} />
        {busy ? <Waiting rows={count === 0 ? 6 : 2} /> : null}
        <p role="status" className={count === 0 && !busy ? "palette-none" : "sr-only"}>
          {busy ? "" : told(t, typed, count)}
        </p>
      </div>
    </dialog>
  )
}

const told = (t: ReturnType<typeof useTranslation>["t"], typed: string, count: number) =>
  count === 0 ? t("search.nothing.title", { q: typed.trim() }) : t("search.count", { count })

interface OptionsProps {
  list: string
  groups: PaletteGroup[]
  active: number
  onChoose: (at: number) => void
  onOpen: (hit: PaletteResult) => void
}

function Options({ list, groups, active, onChoose, onOpen }: OptionsProps) {
  const { t } = useTranslation()
  let at = -1
  return (
    <div id={list} role="listbox" aria-label={t("search.results")} className="palette-list">
      {groups.map(({ label, results: hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: options are grouped by this role in a listbox
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true" className="shell-group-name">
            {label}
          </p>
          {hits.map((hit) => {
            at += 1
            const mine = at
            return (
              <a
                key={hit.href}
                id={`${list}-${mine}`}
                role="option"
                aria-selected={mine === active}
                tabIndex={-1}
                href={hit.href}
                className="palette-hit"
                onMouseMove={() => onChoose(mine)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                  event.preventDefault()
                  onOpen(hit)
                }}
              >
                <Icon name={hit.icon} />
                <span>{hit.title}</span>
                {hit.detail ? <small>{hit.detail}</small> : null}
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
