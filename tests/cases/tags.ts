import type { AreaCases, Maker } from "../area-cases"

/** A title is there once. */
const tag = () => ({
  title: `Étiquette ${crypto.randomUUID().slice(0, 8)}`,
  color: "pink",
  displayText: "Client",
})

export const cases: AreaCases = {
  samples: { NewTag: tag },
  several: [{ path: "/Tags/deletions", make: ({ make }: Maker) => make("addTag") }],
  typed: {
    path: "tags",
    required: "title",
    add: { title: "Ergonomie", displayText: "Ergo" },
    change: { title: "Accessibilité", displayText: "A11y" },
    shown: "Accessibilité",
  },
}
