import type { TFunction } from "i18next"

/** The sentence of an error code, with its limit where it has one: "tooLong 40". */
export function errorText(t: TFunction, error: string): string {
  const [code = "", limit] = error.split(" ")
  return t(`errors.${code}`, { limit, max: limit, min: limit, defaultValue: error })
}
