import type { AreaCases, Maker } from "../area-cases"

/** A title is there once. */
const tag = () => ({
  title: `Étiquette ${crypto.randomUUID().slice(0, 8)}`,
  color: "pink",
  displayText: "Client",
})

/** Another one where a test is tried again: the first may have left its own. */
const tried = crypto.randomUUID().slice(0, 8)

export const cases: AreaCases = {
  samples: { NewTag: tag },
  several: [{ path: "/Tags/deletions", make: ({ make }: Maker) => make("addTag") }],
  typed: {
    path: "tags",
    required: "title",
    add: { title: `Ergonomie ${tried}`, displayText: "Ergo" },
    change: { title: `Accessibilité ${tried}`, displayText: "A11y" },
    shown: `Accessibilité ${tried}`,
  },
}
