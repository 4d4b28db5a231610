/** How a person wants pages to look. Kept in cookies, and on `<html>`, where styles read it. */
export interface Appearance {
  theme: Theme
  /** The navigation beside the page: with words, or with icons only. */
  side: Side
}

export const themes = ["system", "light", "dark"] as const
export const sides = ["wide", "narrow"] as const
export type Theme = (typeof themes)[number]
export type Side = (typeof sides)[number]

/** Read by the identity server as well, whose pages follow the theme. */
export const themeCookie = "plume_theme"
export const sideCookie = "plume_side"

export const defaultAppearance: Appearance = { theme: "system", side: "wide" }

export function isTheme(text: unknown): text is Theme {
  return (themes as readonly unknown[]).includes(text)
}

export function isSide(text: unknown): text is Side {
  return (sides as readonly unknown[]).includes(text)
}

/** The attributes of `<html>`: none where the look is as at first. */
export function appearanceAttributes({ theme, side }: Appearance) {
  return {
    "data-theme": theme === defaultAppearance.theme ? undefined : theme,
    "data-side": side === defaultAppearance.side ? undefined : side,
  }
}
