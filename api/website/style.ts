import type { SitePalette, SiteTemplate } from "../../contract/customer-website"
import { atelier } from "./templates/atelier"
import { ground } from "./templates/ground"
import { journal } from "./templates/journal"
import { studio } from "./templates/studio"

interface Accent {
  accent: string
  onAccent: string
  tint: string
}
interface Ground {
  ground: string
  surface: string
  ink: string
  muted: string
  line: string
}

/** By day and by night. A test measures each pair that stands on the other (WCAG 1.4.3). */
export const palettes: Record<SitePalette, Record<"light" | "dark", Accent>> = {
  ink: {
    light: { accent: "#1f2937", onAccent: "#ffffff", tint: "#eceef2" },
    dark: { accent: "#cbd5e1", onAccent: "#0f1623", tint: "#1d2430" },
  },
  forest: {
    light: { accent: "#1f5f3f", onAccent: "#ffffff", tint: "#e5f0e9" },
    dark: { accent: "#7fd1a4", onAccent: "#08130d", tint: "#14231a" },
  },
  ocean: {
    light: { accent: "#0b5a8a", onAccent: "#ffffff", tint: "#e3eff6" },
    dark: { accent: "#7cc4f0", onAccent: "#06121a", tint: "#11212c" },
  },
  plum: {
    light: { accent: "#7a2560", onAccent: "#ffffff", tint: "#f5e8f1" },
    dark: { accent: "#eba2d3", onAccent: "#1a0714", tint: "#291623" },
  },
  terracotta: {
    light: { accent: "#9a3a1b", onAccent: "#ffffff", tint: "#f9e9e2" },
    dark: { accent: "#f4a283", onAccent: "#1c0a04", tint: "#2c1912" },
  },
  saffron: {
    light: { accent: "#755200", onAccent: "#ffffff", tint: "#f8efd9" },
    dark: { accent: "#f0c04f", onAccent: "#191200", tint: "#28200f" },
  },
}

export const grounds: Record<SiteTemplate, Record<"light" | "dark", Ground>> = {
  atelier: {
    light: {
      ground: "#fbf8f3",
      surface: "#ffffff",
      ink: "#26221d",
      muted: "#625a50",
      line: "#e0d7c9",
    },
    dark: {
      ground: "#171512",
      surface: "#201d19",
      ink: "#f1ece4",
      muted: "#b8ae9f",
      line: "#3a342d",
    },
  },
  studio: {
    light: {
      ground: "#ffffff",
      surface: "#ffffff",
      ink: "#14161a",
      muted: "#545a64",
      line: "#dfe2e7",
    },
    dark: {
      ground: "#101114",
      surface: "#181a1f",
      ink: "#f3f4f6",
      muted: "#a9afba",
      line: "#2d313a",
    },
  },
  journal: {
    light: {
      ground: "#f5f5f0",
      surface: "#fdfdfa",
      ink: "#161616",
      muted: "#55554f",
      line: "#161616",
    },
    dark: {
      ground: "#121312",
      surface: "#1a1b1a",
      ink: "#ecece6",
      muted: "#a9a9a1",
      line: "#5a5b56",
    },
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
