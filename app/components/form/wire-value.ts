/** A private-use character: nobody types it, and no font draws it. */
const mark = "\uE000"

/**
 * Marks the numbers of a record before they become a form's texts. "1200" typed in a money field is
 * twelve hundred euros, 1200 from the API is twelve: after a refused save, the form holds both kinds.
 */
export function markNumbers(value: unknown): unknown {
  if (typeof value === "number") return `${value}${mark}`
  if (Array.isArray(value)) return value.map(markNumbers)
  if (value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, markNumbers(part)]),
    )
  }
  return value
}

/** The number that the API gave, or undefined when the text was typed. */
export function wireNumber(text: string): number | undefined {
  return text.endsWith(mark) ? Number(text.slice(0, -1)) : undefined
}

export function withoutMark(text: string): string {
  return text.endsWith(mark) ? text.slice(0, -1) : text
}
