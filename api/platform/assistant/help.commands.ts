import type { Language } from "#contract/values"
import { readHelp } from "../../../config/help-pages"
import { type HelpIndex, indexHelp, nearestHelp } from "./help.rules"

let read: Record<Language, HelpIndex> | undefined

/** The pages of the help, read once. */
export function helpIn(language: Language): HelpIndex {
  read ??= { fr: indexHelp(readHelp("fr")), en: indexHelp(readHelp("en")) }
  return read[language]
}

const leastNearness = 0.35
/** From here on a text is meant, though nobody said that they look for help. */
export const surely = 0.75

/** The page that answers a question, with the next ones; nothing where none is near enough. */
export function findHelp(language: Language, question: string) {
  const near = nearestHelp(helpIn(language), question)
  const [first] = near
  if (!first || first.nearness < leastNearness)
    return { page: undefined, nearness: 0, nearest: near.slice(0, 3).map(({ page }) => page) }
  return {
    page: first.page,
    nearness: first.nearness,
    nearest: near.slice(0, 4).map(({ page }) => page),
  }
}

/** "credit-note" as the list of tools names it. */
export const topicName = (topic: string): string =>
  topic.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Its first paragraph, without marks. */
export const firstWords = (body: string): string =>
  (body.split(/\n{2,}/).find((part) => part.trim() && !/^[#|>-]/.test(part.trim())) ?? "")
    .replace(/[*_`]/g, "")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .trim()
