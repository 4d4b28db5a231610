type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What HTML's own validation finds wrong, as the codes that the API would answer, by field name. */
export function constraintErrors(form: HTMLFormElement): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const element of form.elements) {
    if (!isControl(element) || element.name === "" || !element.willValidate) continue
    const code = codeOf(element)
    if (code) errors[element.name] = [code]
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

function codeOf(control: Control): string | undefined {
  const { validity } = control
  // A limit in an attribute of the browser's own would cut what is pasted, and say nothing.
  const longest = Number(control.dataset.maxLength ?? Number.POSITIVE_INFINITY)
  if (control.value.length > longest) return `tooLong ${longest}`
  if (validity.valid) return undefined
  if (validity.customError) return control.validationMessage
  if (validity.valueMissing) return "required"
  const own = control.dataset.code
  if (validity.badInput) return own ?? (control.type === "date" ? "day" : "number")
  if (validity.typeMismatch) return own ?? control.type
  if (control instanceof HTMLSelectElement) return "choice"
  if (validity.tooShort) return `tooShort ${control.minLength}`
  if (control instanceof HTMLInputElement) {
    if (validity.rangeUnderflow) return `tooSmall ${control.min}`
    if (validity.rangeOverflow) return `tooBig ${control.max}`
  }
  return own ?? "invalid"
}
