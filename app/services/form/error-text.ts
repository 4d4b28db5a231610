import type { i18n } from "i18next"

/** The sentence of an error code, with what it is about where it says it: "tooLong 40", "fileLost devis.pdf". */
export function errorText({ t, language }: i18n, error: string, otherwise?: string): string {
  const [, code = "", about] = /^(\S+)(?: (.*))?$/.exec(error) ?? []
  const limit = about && new Intl.NumberFormat(language).format(Number(about))
  const amount =
    about && new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(about))
  return t(`errors.${code}`, { limit, amount, name: about, defaultValue: otherwise ?? error })
}
