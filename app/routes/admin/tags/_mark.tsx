import type { Tag } from "#contract/tags"

/** A tag as cards show it: its text, beside its colour. */
export function TagMark({ tag }: { tag: Pick<Tag, "title" | "displayText" | "color"> }) {
  return (
    <span
      className={`swatch-${tag.color} border-l-4 border-l-(--swatch) bg-sunken px-1.5 text-ink text-sm`}
    >
      {tag.displayText ?? tag.title}
    </span>
  )
}
