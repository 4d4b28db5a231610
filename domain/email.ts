const longest = 254
const longestLocal = 64
// RFC 5322 dot-atom: no quoted names, no comments, no control characters, nothing to inject with.
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const lastLabel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu

/** Whether the text is one bare address that a mail server would take; its length is bounded first. */
export function isEmail(text: string): boolean {
  if (text.length > longest) return false
  const at = text.lastIndexOf("@")
  if (at < 1 || at > longestLocal) return false
  const labels = text.slice(at + 1).split(".")
  return (
    local.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    lastLabel.test(labels.at(-1) ?? "")
  )
}

/** The addresses of a list typed by hand, each checked for itself. */
export function parseEmails(text: string): { valid: string[]; invalid: string[] } {
  const parts = text.split(/[,;\s]+/).filter(Boolean)
  return { valid: parts.filter(isEmail), invalid: parts.filter((part) => !isEmail(part)) }
}
