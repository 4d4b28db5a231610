import type { FigureName } from "#contract/statistic-figures"
import type { Language } from "#contract/values"
import type { Month } from "#domain/month"
import type { Owner } from "#domain/owner"
import { daysOfSpan, moved } from "#domain/statistics"
import { listPermissions } from "../../access/queries"
import { isSuspended, rightsOf } from "../../access/rules"
import { wordingIn } from "../../extension/extension"
import { pageIn } from "../../http/page-in"
import { type Composed, installationMail } from "../../mail-texts/compose"
import { readSteps } from "../../money/dashboard/steps.commands"
import { readFigure } from "../../money/statistics/figures.commands"
import { readGoals } from "../../money/statistics/goals.commands"
import { secretAbout } from "../../notifications/settings.queries"
import { findLanguage } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { WorkerParts } from "../../ports/parts"
import * as queries from "./queries"

type Parts = Pick<WorkerParts, "pool" | "mail" | "log" | "origin" | "clock">

/** One line of the letter: what, how much, and where its list is. */
interface Line {
  label: string
  value: string
  to: string
}

interface Letter {
  to: string
  words: Composed
  /** What ends the letters, as the last part of an address. */
  end: string
}

/** Tells someone what a month came to; nothing leaves where nothing came of it, or they want none by then. */
export async function sendMonthlyLetter(parts: Parts, owner: Owner, month: Month): Promise<void> {
  const { mail, log, origin } = parts
  const letter = await onBehalfOf(parts, owner, parts.clock(), (context) =>
    writeLetter(context, month, origin),
  )
  if (!letter) return
  const receipt = await mail({
    // The same at each attempt, so that no mailbox shows two.
    messageId: `<letter-${owner}-${month}@${new URL(origin).hostname}>`,
    to: letter.to,
    ...letter.words,
    unsubscribe: `${origin}/api/Public/unsubscriptions/${letter.end}`,
    automatic: "generated",
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
  if (receipt.failure) log.warn({ owner, reason: receipt.failure }, "mail not taken")
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "")

/** What there is to tell, of what the person may see themselves. */
async function writeLetter(
  context: Context,
  month: Month,
  origin: string,
): Promise<Letter | undefined> {
  const { db, owner, now } = context
  const person = await queries.findReceiver(db, owner)
  if (!person?.email || !person.monthly || isSuspended(person.suspendedUntil, now)) return undefined
  const rights = rightsOf(person.roles, await listPermissions(db))
  const language = await findLanguage(db, owner)
  const lines = await linesOf({ ...context, rights }, month, language)
  if (lines.length === 0) return undefined
  const end = `monthly/${await secretAbout(db, owner, "monthly")}`
  const words = await installationMail(db, "monthlyLetter", language, (spoken) => ({
    month: nameOf(month, spoken),
    lines: lines
      .map(({ label, value, to }) => `${label}\n${value}\n${origin}/admin/${to}`)
      .join("\n\n"),
    link: `${origin}/admin/statistics?period=month&month=${month}`,
    settings: `${origin}/admin/notifications/preferences`,
    unsubscribe: pageIn(`${origin}/unsubscription/${end}`, spoken),
  }))
  return { to: person.email, words, end }
}

const nameOf = (month: Month, language: Language) =>
  new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-GB", {
    ...{ timeZone: "UTC", month: "long", year: "numeric" },
  }).format(new Date(`${month}-01`))

async function linesOf(context: Context, month: Month, language: Language): Promise<Line[]> {
  const { rights } = context
  if (!rights.has("statistics.see") || !rights.has("bills.see")) return []
  const { text, money } = wordingIn(language)
  const say = (key: string, values = {}) => fill(text(`notifications.letter.${key}`), values)
  const written = (cents: number) => money(cents, "EUR") || ""
  const figure = (name: FigureName, months = 0) => {
    const span = moved({ first: month, last: month }, months)
    return readFigure(context, name, daysOfSpan(span)).then(Number)
  }
  const rows = (name: FigureName) => `statistics/rows?figure=${name}&period=month&month=${month}`
  const lines: Line[] = []
  for (const name of ["turnoverHT", "collected"] as const) {
    const [value, before] = [await figure(name), await figure(name, -12)]
    if (value === 0 && before === 0) continue
    const both = say("before", { value: written(value), before: written(before) })
    lines.push({ label: say(name), value: before === 0 ? written(value) : both, to: rows(name) })
  }
  const overdue = await figure("overdue")
  if (overdue > 0)
    lines.push({ label: say("overdue"), value: written(overdue), to: "bills?state=overdue" })
  const { kinds } = await readSteps(context)
  const toDo = kinds.reduce((sum, { count }) => sum + count, 0)
  // A reminder of one's profile alone is no news of a month.
  if (lines.length === 0) return []
  if (toDo > 0) lines.push({ label: say("toDo"), value: String(toDo), to: "dashboard" })
  const { year, turnoverHT } = await readGoals(context, Number(month.slice(0, 4)))
  if (turnoverHT)
    lines.push({
      label: say("goal", { year: String(year) }),
      value: say("goalReached", {
        reached: written(turnoverHT.reached),
        goal: written(turnoverHT.goal),
      }),
      to: "statistics/goals",
    })
  return lines
}
