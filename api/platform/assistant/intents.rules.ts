import type { Day } from "#domain/day"
import { acting } from "./acting.rules"
import { areas } from "./areas.rules"
import { figures } from "./figures.rules"
import { guarded } from "./guards.rules"
import type { Intent } from "./intent.rules"
import { leftOver } from "./left-over.rules"
import { lists } from "./lists.rules"
import { type Reading, unknownName } from "./reading.rules"

/**
 * What is wanted: what it must never do comes first, then what one tells it to do, figures, what areas say, and lists. Nothing where
 * none of them is sure; then one looks for the words.
 */
export function intentOf(reading: Reading, today: Day): Intent | undefined {
  if (reading.language === "other") return { kind: "none", because: "language" }
  for (const find of [guarded, acting, figures, areas, lists]) {
    const found = find(reading, today)
    if (found) return notWhole(found, reading) ?? ofNobody(found, reading) ?? found
  }
  return undefined
}

/** A wish of which something would be dropped is no wish that is proposed: where it can be done, instead. */
function notWhole(found: Intent, reading: Reading): Intent | undefined {
  if (found.kind !== "run") return undefined
  const left = leftOver(reading, found.tool, found.args)
  if (left.length === 0) return undefined
  return {
    kind: "refusal",
    because: "notWhole",
    args: { left: left.slice(0, 6).join(" ") },
    to: screens[found.tool] ?? "bills",
    ...(typeof found.args.bill === "string" && { bill: found.args.bill }),
  }
}

const screens: Record<string, string> = {
  proposeClient: "companies",
  proposeSale: "products",
  proposeReminderHold: "reminders",
  proposeReminderResume: "reminders",
}

/** What is asked of somebody whom nobody knows, or of one of several, is not answered as if it were asked of all. */
function ofNobody(found: Intent, reading: Reading): Intent | undefined {
  const isOfClient =
    (found.kind === "run" && ofClients.has(found.tool) && found.args.client === undefined) ||
    (found.kind === "ask" && (found.because === "whichClient" || found.because === "whichBill"))
  const { one, several: between } = reading.client
  if (!isOfClient || one) return undefined
  if (between.length > 0)
    return found.kind === "run"
      ? { kind: "ask", because: "whichClient", args: {}, between, area: "clients" }
      : undefined
  const name = unknownName(reading)
  return name ? { kind: "none", because: "noSuchClient", args: { name } } : undefined
}

const ofClients = new Set([
  "findStatistic",
  "listBills",
  "listQuotes",
  "listContracts",
  "listOffers",
])
