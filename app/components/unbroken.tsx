import { Fragment, type ReactNode } from "react"

/** "F-2026-0001", and what suppliers call theirs: "2026-118". */
const numbers = /([A-Za-z0-9]{1,8}(?:-[0-9]{1,9}){1,2})/

/**
 * A text in which numbers of bills and quotes stay on one line: a browser would break them after a
 * hyphen. By style and not by another hyphen, so that what is copied or searched is the number itself.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  if (Array.isArray(children))
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have their place only
    return children.map((part, at) => <Unbroken key={at}>{part}</Unbroken>)
  if (typeof children !== "string") return children
  const parts = children.split(numbers)
  if (parts.length === 1) return children
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
