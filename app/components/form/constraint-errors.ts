import type { i18n } from "i18next"
import { formatNumber } from "../format"
import { typedNumber } from "./typed"

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What HTML's own validation finds wrong, by field name, in the sentences that the server would answer.
 * A control whose kind has its own brings it along (`data-invalid`): no form needs those of the others.
 */
export function constraintErrors(form: HTMLFormElement, texts: i18n): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const element of form.elements) {
    if (!isControl(element) || element.name === "" || !element.willValidate) continue
    const error = errorOf(element, texts)
    if (error) errors[element.name] = [error]
  }
  return errors
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

function errorOf(control: Control, { t, language }: i18n): string | undefined {
  const { validity, value } = control
  const { invalid = t("errors.invalid"), maxLength, least, tooSmall } = control.dataset
  const limit = (text: string | number) => ({ limit: formatNumber(String(text), language) })
  // A limit in an attribute of the browser's own would cut what is pasted, and say nothing.
  if (value.length > Number(maxLength ?? Number.POSITIVE_INFINITY))
    return t("errors.tooLong", limit(maxLength ?? ""))
  // An amount is a text: what it must be at least, no attribute of HTML knows.
  if (typedNumber(value) < Number(least)) return tooSmall
  if (validity.valid) return undefined
  if (validity.customError) return control.validationMessage
  if (validity.valueMissing) return t("errors.required")
  if (control.dataset.invalid) return invalid
  if (validity.badInput) return t(control.type === "date" ? "errors.day" : "errors.number")
  if (validity.typeMismatch && control.type === "email") return t("errors.email")
  if (control instanceof HTMLSelectElement) return t("errors.choice")
  if (validity.tooShort) return t("errors.tooShort", limit(control.minLength))
  if (control instanceof HTMLInputElement) {
    if (validity.rangeUnderflow) return t("errors.tooSmall", limit(control.min))
    if (validity.rangeOverflow) return t("errors.tooBig", limit(control.max))
  }
  return invalid
}
