import type { IconName } from "./icon-names"
import shapes from "./icons.svg?url"

/** Beside a text that says the same; its size is that of the class around it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${shapes}#${name}`} />
    </svg>
  )
}
