/** How a person wants pages to look. Kept in cookies, and on `<html>`, where styles read it. */
export interface Appearance {
  theme: Theme
  /** The navigation beside the page: with words, or with icons only. */
  side: Side
  /** Rows of lists: with air, or as many as fit. */
  density: Density
  /**
   * The group of the navigation that was opened last, and the one of the page on which it was: `sales.clients`.
   * `none` stands for no group; empty until one was opened.
   */
  group: string
}

export const themes = ["system", "light", "dark"] as const
export const sides = ["wide", "narrow"] as const
export const densities = ["airy", "dense"] as const
export type Theme = (typeof themes)[number]
export type Side = (typeof sides)[number]
export type Density = (typeof densities)[number]

/** Read by the identity server as well, whose pages follow the theme. */
export const themeCookie = "plume_theme"
export const sideCookie = "plume_side"
export const densityCookie = "plume_density"
export const groupCookie = "plume_group"

export const defaultAppearance: Appearance = {
  theme: "system",
  side: "wide",
  density: "airy",
  group: "",
}

export function isTheme(text: unknown): text is Theme {
  return (themes as readonly unknown[]).includes(text)
}

export function isSide(text: unknown): text is Side {
  return (sides as readonly unknown[]).includes(text)
}

export function isDensity(text: unknown): text is Density {
  return (densities as readonly unknown[]).includes(text)
}

/** Two names of groups; which there are, the navigation knows. */
export function isGroup(text: unknown): text is string {
  return typeof text === "string" && /^[a-z]{1,20}\.[a-z]{1,20}$/.test(text)
}

/** The attributes of `<html>`: none where the look is as at first. */
export function appearanceAttributes({ theme, side, density, group }: Appearance) {
  return {
    "data-theme": theme === defaultAppearance.theme ? undefined : theme,
    "data-side": side === defaultAppearance.side ? undefined : side,
    "data-density": density === defaultAppearance.density ? undefined : density,
    "data-group": group || undefined,
  }
}
