/** What a language is called in another: "anglais". */
export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code
}
