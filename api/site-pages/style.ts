import type { SitePalette, SiteTemplate } from "#contract/customer-website"
import { atelier } from "./templates/atelier"
import { ground } from "./templates/ground"
import { journal } from "./templates/journal"
import { studio } from "./templates/studio"

type Modes<Colours> = Record<"light" | "dark", Colours>

const accents = (accent: string, onAccent: string, tint: string) => ({ accent, onAccent, tint })

const papers = (ground: string, surface: string, ink: string, muted: string, line: string) => ({
  ...{ ground, surface, ink, muted, line },
})

/** By day and by night. A test measures each pair that stands on the other (WCAG 1.4.3). */
export const palettes: Record<SitePalette, Modes<ReturnType<typeof accents>>> = {
  ink: {
    light: accents("#1f2937", "#ffffff", "#eceef2"),
    dark: accents("#cbd5e1", "#0f1623", "#1d2430"),
  },
  forest: {
    light: accents("#1f5f3f", "#ffffff", "#e5f0e9"),
    dark: accents("#7fd1a4", "#08130d", "#14231a"),
  },
  ocean: {
    light: accents("#0b5a8a", "#ffffff", "#e3eff6"),
    dark: accents("#7cc4f0", "#06121a", "#11212c"),
  },
  plum: {
    light: accents("#7a2560", "#ffffff", "#f5e8f1"),
    dark: accents("#eba2d3", "#1a0714", "#291623"),
  },
  terracotta: {
    light: accents("#9a3a1b", "#ffffff", "#f9e9e2"),
    dark: accents("#f4a283", "#1c0a04", "#2c1912"),
  },
  saffron: {
    light: accents("#755200", "#ffffff", "#f8efd9"),
    dark: accents("#f0c04f", "#191200", "#28200f"),
  },
}

export const grounds: Record<SiteTemplate, Modes<ReturnType<typeof papers>>> = {
  atelier: {
    light: papers("#fbf8f3", "#ffffff", "#26221d", "#625a50", "#e0d7c9"),
    dark: papers("#171512", "#201d19", "#f1ece4", "#b8ae9f", "#3a342d"),
  },
  studio: {
    light: papers("#ffffff", "#ffffff", "#14161a", "#545a64", "#dfe2e7"),
    dark: papers("#101114", "#181a1f", "#f3f4f6", "#a9afba", "#2d313a"),
  },
  journal: {
    light: papers("#f5f5f0", "#fdfdfa", "#161616", "#55554f", "#161616"),
    dark: papers("#121312", "#1a1b1a", "#ecece6", "#a9a9a1", "#5a5b56"),
  },
}

const templates: Record<SiteTemplate, string> = { atelier, studio, journal }

/** The one stylesheet of a site. */
export function styleOf(template: SiteTemplate, palette: SitePalette): string {
  const tokens = (mode: "light" | "dark") =>
    Object.entries({ ...grounds[template][mode], ...palettes[palette][mode] })
      .map(
        ([name, colour]) =>
          `--${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}:${colour}`,
      )
      .join(";")
  return [
    `:root{${tokens("light")}}`,
    `@media (prefers-color-scheme:dark){:root{${tokens("dark")}}}`,
    ground,
    templates[template],
  ].join("\n")
}
