import { describe, expect, test } from "vitest"
import { sitePalettes, siteTemplates } from "#contract/customer-website"
import { grounds, palettes, styleOf } from "./style"

/** WCAG 2.2, 1.4.3: what is read on what, in each template and palette, by day and by night. */
describe.each(siteTemplates)("%s", (template) => {
  test.each(sitePalettes)("in %s is read by day and by night", (palette) => {
    for (const mode of ["light", "dark"] as const) {
      const { ground, surface, ink, muted } = grounds[template][mode]
      const { accent, onAccent, tint } = palettes[palette][mode]
      const error = mode === "light" ? "#b3261e" : "#ffb4ab"
      for (const below of [ground, surface, tint])
        for (const text of [ink, muted, accent, error])
          expect(contrast(text, below), `${mode}: ${text} on ${below}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test("has a stylesheet that loads nothing", () => {
    expect(styleOf(template, "ink")).not.toMatch(/url\(|@import|@font-face/)
  })
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
