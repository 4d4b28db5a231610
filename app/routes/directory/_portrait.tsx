import type { DirectoryEntry } from "#contract/directory"

type Person = Pick<DirectoryEntry, "handle" | "name" | "hasPhoto" | "photoAlt">

/** A photo, or the initials where there is none: they say nothing that the name beside does not. */
export function Portrait({ person, size }: { person: Person; size: 64 | 128 }) {
  const { handle, name, hasPhoto, photoAlt } = person
  const box = size === 64 ? "size-16 text-xl" : "size-32 text-4xl"
  if (hasPhoto)
    return (
      <img
        src={`/directory/${handle}/photo`}
        alt={photoAlt ?? ""}
        width={size}
        height={size}
        loading={size === 64 ? "lazy" : undefined}
        className={`${box} shrink-0 rounded-full object-cover`}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={`${box} grid shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent`}
    >
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase()
}
