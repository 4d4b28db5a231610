import { useMatches } from "@remix-run/react"
import { useTranslation } from "react-i18next"

type Values = Record<string, string | number | null>

interface Title {
  /** A locale key. */
  key: string
  /** What the text speaks of, taken from the screen's loader. */
  values?: (data: never) => Values
}

/** A screen's `handle`: what the browser's tab says, `titled<typeof loader>("products.edit", …)`. */
export function titled<Loader extends (...args: never[]) => unknown>(
  key: string,
  values?: (data: Awaited<ReturnType<Loader>>) => Values,
): { title: Title } {
  return { title: { key, values: values as Title["values"] } }
}

/** The title of the deepest screen that has one, before the product's name. */
export function usePageTitle(): string | undefined {
  const { t } = useTranslation()
  const match = useMatches().findLast(({ handle }) => titleOf(handle))
  const title = titleOf(match?.handle)
  if (!title) return undefined
  // Where the loader failed there is no data to speak of.
  const data = match?.data as never
  return `${t(title.key, data ? title.values?.(data) : undefined)} · Plume`
}

function titleOf(handle: unknown): Title | undefined {
  return (handle as { title?: Title } | undefined)?.title
}
