/** The colours that one tells things apart by, each with a name: never a colour alone (WCAG 1.4.1). */
export const colors = [
  "slate",
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "violet",
  "pink",
] as const

export type Color = (typeof colors)[number]
