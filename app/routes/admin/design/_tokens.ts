/** A colour of the style sheet in both themes. */
export interface Colour {
  name: string
  light: string
  dark: string
}

export interface Contrast {
  ink: string
  ground: string
  needed: number
  light: number
  dark: number
}

/** What is read on what, and how well it must stand out (WCAG 2.2, 1.4.3 and 1.4.11). */
const text = 4.5
const edge = 3
const pairs: [ink: string, ground: string, needed: number][] = [
  ["ink", "canvas", text],
  ["ink", "surface", text],
  ["ink", "hover", text],
  ["muted", "canvas", text],
  ["muted", "surface", text],
  ["muted", "sunken", text],
  ["accent", "canvas", text],
  ["accent", "accent-soft", text],
  ["on-accent", "accent-fill", text],
  ["on-accent", "accent-fill-hover", text],
  ["on-accent", "danger-fill", text],
  ["info", "info-soft", text],
  ["success", "success-soft", text],
  ["warning", "warning-soft", text],
  ["danger", "danger-soft", text],
  ["danger", "surface", text],
  ["edge", "surface", edge],
  ["edge", "canvas", edge],
  ...[1, 2, 3, 4, 5, 6].map((at): [string, string, number] => [`chart-${at}`, "surface", edge]),
]

/** The colours as the style sheet says them, so that this page cannot say otherwise. */
export function coloursOf(stylesheet: string): Colour[] {
  const [tokens = ""] = stylesheet.split("@theme")
  const found = tokens.matchAll(
    /^\s*--([\w-]+):\s*(?:light-dark\(\s*(#\w+),\s*(#\w+)\s*\)|(#\w+));/gm,
  )
  return [...found].map(([, name = "", light, dark, both]) => ({
    name,
    light: light ?? both ?? "",
    dark: dark ?? both ?? "",
  }))
}

export function contrastsOf(colours: Colour[]): Contrast[] {
  const named = new Map(colours.map((colour) => [colour.name, colour]))
  return pairs.flatMap(([ink, ground, needed]) => {
    const [front, back] = [named.get(ink), named.get(ground)]
    if (!front || !back) return []
    return {
      ink,
      ground,
      needed,
      light: contrast(front.light, back.light),
      dark: contrast(front.dark, back.dark),
    }
  })
}

/** The ratio of WCAG 2, cut (not rounded) to two decimals: 4.499 is not enough. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return Math.floor(((lighter + 0.05) / (darker + 0.05)) * 100) / 100
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
