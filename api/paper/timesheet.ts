import { linesOfAddress } from "#domain/address"
import { inWords } from "#domain/number-in-words"
import type { Owner } from "#domain/owner"
import { type HolidayZone, holidayOn } from "#domain/public-holidays"
import { formatSiren } from "#domain/siren"
import { daysOf, weekdayOf } from "#domain/timesheet"
import { renderPaper } from "./on-thread"
import { timesheetWording } from "./timesheet-wording"

interface Party {
  name: string
  siren: string | null
  streetAddress: string | null
  postalCode: string | null
  city: string | null
  country: string
}

/** What was handed over, as the paper says it; days are in quarters. */
export interface TimesheetPaper {
  month: string
  edition: number
  language: "fr" | "en"
  seller: Party
  client: Party
  contract: string
  reference: string | null
  endClient?: string | null
  unit: "day" | "hour"
  zone: HolidayZone
  rows: { activity: string; billable: boolean; days: Record<string, number> }[]
  comment: string | null
  amountHT: number | null
  currency: string
}

/** Who approved what was handed over, when and from where, and the digest of the very document that they read. */
export interface TimesheetApproval {
  name: string
  role: string | null
  comment: string | null
  day: string
  /** By the private link at this instant; else its owner wrote down what they were told. */
  at: Date | null
  address: string | null
  sha256: string
}

/**
 * A month of work for one client as one A4 page, tagged, in the client's language: with two boxes to sign in, or with
 * the proof that it was approved.
 */
export const renderTimesheet = (
  owner: Owner,
  paper: TimesheetPaper,
  approval?: TimesheetApproval,
): Promise<Uint8Array> =>
  renderPaper(owner, "timesheet", {
    ...placed(paper),
    proof: approval ? proofOf(paper, approval) : null,
  })

function proofOf({ language }: TimesheetPaper, approval: TimesheetApproval) {
  const texts = timesheetWording[language]
  const locale = language === "fr" ? "fr-FR" : "en-GB"
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
  const clock = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: "long", timeStyle: "short", timeZone: "Europe/Paris" },
  })
  const { name, role, comment, at, address, sha256 } = approval
  const when = at
    ? texts.byLink(clock.format(at), address)
    : texts.written(day.format(new Date(`${approval.day}T00:00:00Z`)))
  return {
    title: texts.approved,
    lines: [
      [texts.name, [name, role].filter(Boolean).join(", ")],
      [texts.date, when],
      ...(comment ? [[texts.comment, comment]] : []),
      [texts.digest, sha256],
    ],
  }
}

/** The name of its file. */
export const timesheetFile = ({ language, month, client }: TimesheetPaper) =>
  `${timesheetWording[language].file} ${month} ${client.name}.pdf`

/** What the template places: finished texts only. */
function placed(paper: TimesheetPaper) {
  const { language, unit } = paper
  const texts = timesheetWording[language]
  const locale = language === "fr" ? "fr-FR" : "en-GB"
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const money = new Intl.NumberFormat(locale, { style: "currency", currency: paper.currency })
  const month = new Intl.DateTimeFormat(locale, {
    ...{ month: "long", year: "numeric", timeZone: "UTC" },
  }).format(new Date(`${paper.month}-01T00:00:00Z`))
  const initials = new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" })
  const count = (quarters: number) => (quarters === 0 ? "" : number.format(quarters / 4))
  const days = daysOf(paper.month)
  const sum = (of: Record<string, number>) => Object.values(of).reduce((all, one) => all + one, 0)
  const billed = paper.rows.filter(({ billable }) => billable)
  const total = billed.reduce((all, row) => all + sum(row.days), 0)
  return {
    language,
    title: `${texts.title} – ${month}`,
    edition: paper.edition > 1 ? texts.edition(paper.edition) : "",
    page: texts.page,
    seller: party(texts.provider, paper.seller, language),
    client: party(texts.client, paper.client, language),
    contract: [
      [texts.contract, [paper.contract, paper.reference].filter(Boolean).join(" · ")],
      ...(paper.endClient ? [[texts.endClient, paper.endClient]] : []),
      [texts.period, month],
    ],
    activity: texts.activity,
    totalHead: texts.total,
    days: days.map((day) => ({
      number: String(Number(day.slice(8))),
      initial: initials.format(new Date(`${day}T00:00:00Z`)),
      off: weekdayOf(day) >= 5 || holidayOn(day, paper.zone) !== undefined,
    })),
    rows: paper.rows.map((row) => ({
      name: [row.activity || texts.usual, row.billable ? "" : `(${texts.unbilled})`]
        .filter(Boolean)
        .join(" "),
      cells: days.map((day) => count(row.days[day] ?? 0)),
      total: number.format(sum(row.days) / 4),
    })),
    sums: days.map((day) => count(billed.reduce((all, row) => all + (row.days[day] ?? 0), 0))),
    total: number.format(total / 4),
    said: texts.said(
      `${number.format(total / 4)} ${texts.unit[unit](total / 4)}`,
      quartersInWords(total, unit, language),
    ),
    amount: paper.amountHT === null ? "" : texts.amount(money.format(paper.amountHT / 100)),
    comment: paper.comment ? [texts.comment, paper.comment] : null,
    marked: texts.marked,
    confirms: unit === "hour" ? texts.confirmsHours : texts.confirms,
    boxes: [
      { title: texts.provider, name: paper.seller.name },
      { title: texts.client, name: paper.client.name },
    ],
    fields: [texts.name, texts.date, texts.signature],
    footer: [paper.seller.name, paper.seller.siren && `SIREN ${formatSiren(paper.seller.siren)}`]
      .filter(Boolean)
      .join(" · "),
  }
}

/** "dix-neuf jours et demi". */
export function quartersInWords(
  quarters: number,
  unit: "day" | "hour",
  language: "fr" | "en",
): string {
  const texts = timesheetWording[language]
  const [whole, rest] = [Math.floor(quarters / 4), quarters % 4]
  if (whole === 0 && rest > 0) {
    return `${texts.fractionsAlone[rest]} ${texts.of(unit)}`
  }
  // "une heure", "vingt-et-une heures".
  const counted = inWords(whole, language)
  const count = language === "fr" && unit === "hour" ? counted.replace(/un$/, "une") : counted
  const half =
    language === "fr" && unit === "hour" && rest === 2 ? "et demie" : texts.fractions[rest]
  if (language === "en" && rest > 0) return `${count} ${half} ${texts.unit[unit](2)}`
  return [count, texts.unit[unit](whole), half].filter(Boolean).join(" ")
}

const party = (title: string, one: Party, language: "fr" | "en") => ({
  title,
  name: one.name,
  lines: [
    ...linesOfAddress(one, language),
    one.siren ? `SIREN ${formatSiren(one.siren)}` : "",
  ].filter(Boolean),
})
