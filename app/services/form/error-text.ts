import type { i18n } from "i18next"
import { withDaysWritten } from "#domain/day"

/** The sentence of an error code, with what it is about where it says it: "tooLong 40", "fileLost devis.pdf". */
export function errorText({ t, language }: i18n, error: string, otherwise?: string): string {
  const [, code = "", about] = /^(\S+)(?: (.*))?$/.exec(error) ?? []
  // Of two numbers, "columnHolds 3/3", the first is a count and the second its limit.
  const [count, most = count] = about?.split("/") ?? []
  const number = (text: string | undefined) =>
    text && new Intl.NumberFormat(language).format(Number(text))
  const limit = number(most)
  const amount =
    about && new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(about))
  return t(`errors.${code}`, {
    ...{ limit, held: number(count), amount, name: about && withDaysWritten(about) },
    defaultValue: otherwise ?? error,
  })
}
