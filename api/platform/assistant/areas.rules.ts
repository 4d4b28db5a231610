import type { Day } from "#domain/day"
import { type Find, type Intent, run } from "./intent.rules"
import { placeIn, type Reading } from "./reading.rules"
import { isNearly } from "./words.rules"

/** What is asked of the areas that have words of their own: work, money, and what there is to do. */
export const areas: Find = (reading, today) => {
  const { has, begins, bills, quotes, folded } = reading
  // "Open offers" are some of them; "open the offers" opens a screen.
  const isOpenOnes = /^\s*open (?:offers|opportunities)\b/.test(folded)
  if (bills.length + quotes.length > 0 || begins("create", "remove", "send", "remind"))
    return undefined
  if (begins("open") && !isOpenOnes) return undefined
  if (/^\s*(?:exporte|export)/.test(folded)) return undefined
  if (!isAsked(reading)) return undefined
  const client = clientOf(reading)
  for (const find of [toDo, timesheets, work, tasks, budgets, calendar, papers, money]) {
    const found = find(reading, today)
    if (found) return named(found, reading)
  }
  if (has("offer") && !has("quote", "bill", "contract", "subscription"))
    return named(offers(reading, client), reading)
  if (has("contact")) return named(run("listContacts", { ...client, q: placeIn(reading) }), reading)
  const who = client.client === undefined ? reachedBy(reading) : undefined
  if (who) return run("listContacts", { q: who })
  return undefined
}

const clientOf = ({ client }: Reading) => ({ client: client.one?.name })

/** Of two that a name may mean, neither is taken. */
function named(intent: Intent, { client }: Reading): Intent {
  const isOfClient = intent.kind === "run" && ofClients.has(intent.tool)
  if (!isOfClient || client.several.length === 0) return intent
  const between = client.several
  return { kind: "ask", because: "whichClient", args: {}, between, area: "clients" }
}
const ofClients = new Set([
  "listContacts",
  "listOffers",
  "listTimesheets",
  "listProjects",
  "listContractBudgets",
])

/** "Lotte Peeters' email", "le téléphone de Lotte Peeters": of somebody who is no client. */
function reachedBy({ text, has, folded }: Reading): string | undefined {
  if (
    !/\b(?:e-?mail|mail|courriel|telephone|tel|phone|portable|mobile|numero|number)\b/.test(folded)
  )
    return undefined
  if (has("bill", "quote", "contract", "purchase", "create", "change", "help")) return undefined
  return (capitals(text) ?? after(text))?.slice(0, 100)
}

/** The first two words or more in a row that begin with a capital: "Lotte Peeters". */
function capitals(text: string): string | undefined {
  const words = text.split(" ").map((word) => word.replace(/['’]s?$|[?.!,]/gu, ""))
  const isCapital = (word: string | undefined) => /^\p{Lu}\p{L}/u.test(word ?? "")
  const from = words.findIndex(
    (word, at) =>
      isCapital(word) && isCapital(words[at + 1]) && !(at === 0 && asking.test(word ?? "")),
  )
  if (from < 0) return undefined
  const rest = words.slice(from).findIndex((word) => !isCapital(word))
  return words.slice(from, rest < 0 ? undefined : from + rest).join(" ")
}

/** A first word that is capital in every sentence: "What’s Hugo Lemaire’s number?" */
const asking =
  /^(?:what|who|where|which|quel|quelle|le|la|les|the|donne|trouve|find|give|show|montre|c)(?!\p{L})/iu

const after = (text: string) =>
  /(?:\bde|\bd['’]|\bof|\bfor)\s*(\p{Lu}[\p{L}-]+)\s*[?.!]*$/u.exec(text)?.[1]

/** A word of a question, through a slip of the finger where it is long enough for one. */
const said = ({ words }: Reading, ...names: string[]) =>
  words.some(({ word }) =>
    names.some((name) => word === name || (name.length > 5 && isNearly(word, name))),
  )

const isAsked = (reading: Reading) =>
  reading.isQuestion ||
  reading.has("show", "whoever", "howMuch", "find") ||
  reading.words.length <= 8

function toDo(reading: Reading): Intent | undefined {
  const { folded, has } = reading
  // What the assistant itself can do.
  if (/\b(?:sais|peux|pouvez)[- ](?:tu|vous)\b|\bcan you\b/.test(folded)) return undefined
  const asksWhat =
    /\b(?:que|quoi|qu'est-ce que|what(?:'s| is| should| do| must)?)\b.{0,40}\b(?:faire|to do|i do)\b/.test(
      folded,
    ) || /\b(?:choses?|reste) a faire\b|\bto[- ]?do list\b|\bthings to do\b/.test(folded)
  if (
    asksWhat &&
    !/\bobjectifs?\b|\btarget\b|\bgoals?\b/.test(folded) &&
    !has("bill", "quote", "task", "contract", "creditNote")
  )
    return run("listThingsToDo")
  if (said(reading, "notification", "notifications")) return run("listNotifications")
  return undefined
}

function timesheets(reading: Reading): Intent | undefined {
  const { folded, has, period } = reading
  if (!/\bcomptes?[- ]rendus?\b|\bcra\b|\btimesheets?\b|\bfeuilles? de temps\b/.test(folded))
    return undefined
  const isToBill = /\b(?:a facturer|to (?:be )?bill(?:ed)?)\b/.test(folded)
  const state = isToBill
    ? undefined
    : has("draft")
      ? "draft"
      : has("refused")
        ? "refused"
        : /\bapprouve|\bapproved\b/.test(folded)
          ? reading.isNegated
            ? "handedOver"
            : "approved"
          : undefined
  const month = period && period.from.slice(0, 7) === period.to.slice(0, 7)
  return run("listTimesheets", {
    ...clientOf(reading),
    state,
    month: month ? period.from.slice(0, 7) : undefined,
    toBill: isToBill ? "true" : undefined,
  })
}

function work(reading: Reading): Intent | undefined {
  const { has, folded, period } = reading
  if (
    /\b(?:heures?|temps passe|hours?|time (?:did i )?spen[dt])\b/.test(folded) &&
    (has("howMuch", "project") || reading.isQuestion || period !== undefined)
  )
    return run("findTimeSpent", { q: folded, ...period })
  if (said(reading, "chronometre", "chrono", "stopwatch", "timer")) return run("findRunningTimer")
  const ofDays =
    has("days") &&
    /\btravaill|\bworked\b|\bobjectif\b|\btarget\b|\bgoal\b|\bconges?\b|\bday(?:s)? off\b|\btime off\b|\bmaladie\b|\bsick\b/.test(
      folded,
    )
  const ofAbsence =
    /\bcombien de conges\b|\bconges? (?:pris|poses)\b|\b(?:sick|vacation) days\b/.test(folded)
  if (!ofDays && !ofAbsence) return undefined
  const year = period?.from.slice(0, 4)
  const month = period?.from.slice(0, 7)
  return run("findWorkYear", {
    year: year ? Number(year) : undefined,
    month: month === period?.to.slice(0, 7) ? month : undefined,
  })
}

function tasks(reading: Reading): Intent | undefined {
  const { has, folded } = reading
  if (has("task")) {
    const due = has("late")
      ? "overdue"
      : /\baujourd'?hui\b|\btoday\b/.test(folded)
        ? "today"
        : said(reading, "semaine") || /\bweek\b/.test(folded)
          ? "week"
          : undefined
    return run("listTasks", { due })
  }
  return has("project") ? run("listProjects", clientOf(reading)) : undefined
}

const budgets = (reading: Reading): Intent | undefined =>
  (said(reading, "budget", "budgets") || /\breste\b|\bleft\b|\bremains?\b/.test(reading.folded)) &&
  reading.has("contract")
    ? run("listContractBudgets", clientOf(reading))
    : undefined

function calendar(reading: Reading): Intent | undefined {
  const { period, day, folded, has } = reading
  // "What's on next week?": whatever there is on those days.
  const asksOfDays =
    period !== undefined &&
    /\b(?:planning|programme|schedule)\b|\bqu'?est[- ]ce que j'?ai\b|\bqu'ai[- ]je (?:de prevu )?\b|\bde prevu\b|\bwhat(?:'?s| is) on\b|\bwhat do i have\b/.test(
      folded,
    ) &&
    !has("bill", "billing", "quote", "collected", "turnover", "paid", "pay")
  const isAbout =
    asksOfDays ||
    said(reading, "rendez", "calendrier", "agenda", "calendar", "appointment", "appointments") ||
    /\bmeetings?\b|\brdv\b/.test(folded)
  if (!isAbout) return undefined
  if (period) return run("listEvents", { from: period.from, to: period.to })
  if (day && "day" in day) return run("listEvents", { from: day.day, to: day.day })
  return run("listEvents")
}

function papers(reading: Reading): Intent | undefined {
  const { folded, product } = reading
  if (
    /\bcvs?\b/.test(folded) &&
    /\bcopie|\bcopies\b|\bremis|\benvoye|\bsent\b|\bhanded\b/.test(folded)
  )
    return run("listCvCopies")
  if (said(reading, "mailing", "mailings", "publipostage", "campagne", "campagnes", "campaigns"))
    return run("listMailings")
  if (/\benvois? groupes?\b/.test(folded)) return run("listMailings")
  const asksMargin = said(reading, "marge", "margin") || /\b(?:coute|cout|cost)\b/.test(folded)
  return product.one && asksMargin ? run("findProduct", { product: product.one.name }) : undefined
}

function money(reading: Reading, today: Day): Intent | undefined {
  const { folded, period, has } = reading
  const mayBeSpent =
    /\b(?:puis-je|je peux|peux-je|can i|may i|could i)\b.{0,30}\b(?:depenser|me verser|me payer|prelever|spend|pay myself|draw|take out)\b/.test(
      folded,
    ) ||
    /\b(?:ne pas depenser|not to spend|vraiment a moi|really mine|mis de cote|set aside)\b/.test(
      folded,
    )
  if (mayBeSpent) return run("findAvailableMoney")
  const asksLimit =
    /\b(?:seuils?|plafonds?|thresholds?|ceilings?|turnover limits?)\b/.test(folded) &&
    (reading.isQuestion || has("howMuch", "show") || reading.words.length <= 6) &&
    !/^\s*(?:comment|how(?! (?:far|close))|pourquoi|why|c'?est quoi|qu'est[- ]ce|what (?:is|are))\b/.test(
      folded,
    )
  if (asksLimit) return run("findThresholds")
  // "What will I have in the bank in three months?"
  const willHave = /\b(?:aurai-je|j'aurai|aura[- ]t-il|will i have|will there be)\b/.test(folded)
  if (willHave && /\b(?:banque|compte|tresorerie|bank|account)\b/.test(folded))
    return run("findForecast", { months: monthsIn(folded) })
  if (/\bcombien\b.*\bimpots?\b|\bhow much\b.*\b(?:income )?tax\b/.test(folded) && !has("should"))
    return run("findAvailableMoney")
  if (said(reading, "prevision", "previsions", "previsionnel", "forecast"))
    return run("findForecast", { months: monthsIn(folded) })
  if (/\b(?:tva|vat)\b/.test(folded) && period && reading.bills.length === 0 && !has("advice"))
    return run("listVatReturns", { ...period })
  if (
    /\b(?:tva|vat)\b/.test(folded) &&
    /\bdeclar|\breturns?\b|\breverser\b|\bverser\b|\bcombien\b|\bhow much\b|\bdois\b|\bowe\b/.test(
      folded,
    ) &&
    reading.bills.length === 0
  )
    return run("listVatReturns")
  if (/\burssaf\b|\bcotisations?\b|\bsocial contributions?\b/.test(folded))
    return run("listContributions")
  if (
    /\boperations? (?:programmees?|planifiees?)\b|\bscheduled (?:transactions?|payments?)\b/.test(
      folded,
    )
  )
    return run("listScheduledTransactions", { state: has("late") ? "overdue" : undefined })
  const asksSpent =
    /^\s*(?:mes |my )?(?:depenses|expenses)\b|\b(?:ai[- ]je|j'ai) depense\b|\bdepenses? sans facture\b|\b(?:did|have) i spen[dt]\b|\bi(?: have)? spent\b|\bexpenses without\b/.test(
      folded,
    )
  if (asksSpent) return run("listOutcomes", { ...(period ?? monthsOf(today)) })
  if (said(reading, "recettes", "incomes") || /\brentrees d'argent\b|\bmoney in\b/.test(folded))
    return run("listIncomes", { ...period })
  const ofAccounts =
    /\bsoldes?\b|\bcomptes? (?:en )?banque\b|\bcomptes bancaires\b|\bbank (?:accounts?|balances?)\b|\bbalance\b|\ben banque\b|\bin the bank\b/.test(
      folded,
    )
  return ofAccounts && !reading.client.one && !has("pay", "paid", "statement", "change")
    ? run("listAccounts", { q: folded })
    : undefined
}

const monthsOf = (today: Day) => ({ from: `${today.slice(0, 7)}-01`, to: today })

const spelt: Record<string, number> = { trois: 3, three: 3, six: 6, douze: 12, twelve: 12 }
const monthsIn = (folded: string) => {
  const said =
    /\b(\d{1,2}|trois|three|six|douze|twelve) (?:mois|months?)\b/.exec(folded)?.[1] ?? "0"
  const months = spelt[said] ?? Number(said)
  return months >= 1 && months <= 12 ? months : undefined
}

function offers({ has, folded }: Reading, client: { client: string | undefined }): Intent {
  const isOpen = has("pending") || /\bouvertes?\b|\ben cours\b|\bopen\b|\bongoing\b/.test(folded)
  const state = has("accepted")
    ? "accepted"
    : has("refused")
      ? "aborted"
      : isOpen
        ? "open"
        : undefined
  return run("listOffers", {
    ...client,
    state,
    action: has("late") && !state ? "overdue" : undefined,
  })
}
