import type { Page } from "@playwright/test"
import axe from "axe-core"

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
const everyCombination = process.env.EVERY_COMBINATION === "true"

/**
 * Every fault that axe knows, but for the contrast of texts. What it also tells, of what is right, is not
 * asked for: that would be most of its work. Our pages have no frames within them, in which it would have to run too.
 */
export async function faultsOf(page: Page, within = "html"): Promise<string[]> {
  await inject(page)
  return page.evaluate(
    async ({ within, wcag }) => {
      const { violations } = await window.axe.run(within, {
        runOnly: wcag,
        rules: { "color-contrast": { enabled: false } },
        resultTypes: ["violations"],
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    { within, wcag },
  )
}

/** How texts stand that axe has judged, and found nothing to say about; on whatever page of this worker's. */
const judged = new Set<string>()

/**
 * The texts of the page that are too faint. The contrast of a text follows from how it stands: its colour, its size
 * and what lies behind it. So axe judges those that stand as none did before, and no others. Where everything
 * runs it judges them all.
 */
export async function faintTexts(page: Page, within = "html"): Promise<string[]> {
  await inject(page)
  const known = everyCombination ? [] : [...judged]
  const { faint, sound } = await page.evaluate(judgeTexts, { within, known })
  for (const standing of sound) judged.add(standing)
  return faint
}

async function inject(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
}

/** Runs in the page. */
async function judgeTexts({ within, known }: { within: string; known: string[] }) {
  const grounds = new Map<Element, { behind: string; fading: string }>()

  /** What lies behind the texts of an element, down to what nothing shines through, and what makes it fade. */
  const groundOf = (element: Element | null): { behind: string; fading: string } => {
    if (!element) return { behind: "", fading: "" }
    const found = grounds.get(element)
    if (found) return found
    const below = groundOf(element.parentElement)
    const style = getComputedStyle(element)
    const { backgroundColor: color, backgroundImage: image } = style
    const isClear = /\/|rgba|transparent/.test(color) || image !== "none"
    // What is taken out of the flow may lie before something else than what it is written in.
    const place = /static|relative/.test(style.position)
      ? ""
      : `${style.position} ${element.className}`
    const own =
      color === "rgba(0, 0, 0, 0)" && image === "none" ? place : `${color} ${image} ${place}`
    const faded = `${style.opacity} ${style.filter} ${style.mixBlendMode}`
    const ground = {
      behind: isClear ? (own ? `${own} on ${below.behind}` : below.behind) : color,
      fading: faded === "1 none normal" ? below.fading : `${faded}, ${below.fading}`,
    }
    grounds.set(element, ground)
    return ground
  }

  const isText = (element: Element) =>
    element.checkVisibility() &&
    (element.matches("input, select, textarea") ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))

  const standingOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const { behind, fading } = groundOf(element)
    return [color, fontSize, fontWeight, textShadow, behind, fading].join(" | ")
  }

  // The line beside the navigation is drawn as a gradient of the whole page, and axe leaves aside what stands on one.
  const shell = document.querySelector<HTMLElement>(".shell")
  shell?.style.setProperty("background-image", "none")
  const root = document.querySelector(within)
  const texts = [...(root?.querySelectorAll("*") ?? [])].filter(isText)
  const approved = new Set(known)
  const others = texts.filter((element) => !approved.has(standingOf(element)))
  const { violations, passes } =
    others.length === 0
      ? { violations: [], passes: [] }
      : await window.axe.run(
          { include: others },
          { runOnly: ["color-contrast"], resultTypes: ["violations", "passes"], elementRef: true },
        )
  const nodes = passes.flatMap((rule) => rule.nodes)
  // A text that axe left aside (of something disabled, or hidden) says nothing of those that stand alike.
  const sound = nodes.flatMap(({ element }) => (element ? [standingOf(element as Element)] : []))
  shell?.style.removeProperty("background-image")
  return { faint: violations.flatMap((rule) => rule.nodes.map(({ html }) => html)), sound }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
