import { useMatches } from "@remix-run/react"
import { useTranslation } from "react-i18next"

type Values = Record<string, string | number | null>

interface Title {
  /** A locale key, or which one by what the screen's loader found. */
  key: string | ((data: never) => string)
  /** What the text speaks of, taken from the screen's loader. */
  values?: (data: never) => Values
}

/**
 * A screen's `handle`: what the browser's tab and the breadcrumb say,
 * `titled<typeof loader>("products.edit", …)`. The value `name` is what the record is called.
 */
export function titled<Loader extends (...args: never[]) => unknown>(
  key: string | ((data: Awaited<ReturnType<Loader>>) => string),
  values?: (data: Awaited<ReturnType<Loader>>) => Values,
): { title: Title } {
  return { title: { key, values } as Title }
}

/** The deepest screen that has a title. */
export interface ScreenName {
  title: string
  /** What the record is called that the screen is about: the title's value `name`. */
  name?: string
  /** The screen's address. */
  path: string
}

export function useScreenName(): ScreenName | undefined {
  const { t } = useTranslation()
  const match = useMatches().findLast(({ handle }) => titleOf(handle))
  const title = titleOf(match?.handle)
  if (!match || !title) return undefined
  // Where the loader failed there is no data to speak of.
  const data = match.data as never
  const values = data ? title.values?.(data) : undefined
  if (typeof title.key !== "string" && !data) return undefined
  const key = typeof title.key === "string" ? title.key : title.key(data)
  const name = values?.name
  return {
    title: t(key, values),
    name: name ? String(name) : undefined,
    path: match.pathname,
  }
}

/** What the browser's tab says: the screen's title, before the product's name. */
export function usePageTitle(): string | undefined {
  const screen = useScreenName()
  return screen && `${screen.title} · Plume`
}

function titleOf(handle: unknown): Title | undefined {
  return (handle as { title?: Title } | undefined)?.title
}
