/** How bills and quotes are laid out. */
export const paperTemplates = ["classic", "banner"] as const

export interface Paper {
  template: (typeof paperTemplates)[number]
  /** "#1f4e79": of titles and totals. */
  color: string
}

/** Of who chose nothing, and of all bills that were issued before there was a choice. */
export const usualPaper: Paper = { template: "classic", color: "#1f4e79" }

/** Whether a colour is dark enough to be read on white, and to carry white text (WCAG 1.4.3). */
export const isDarkEnough = (color: string): boolean => 1.05 / (luminance(color) + 0.05) >= 4.5

/** Relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
