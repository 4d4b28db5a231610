import { addDays, addMonths, type Day } from "#domain/day"
import { type Find, type Intent, run } from "./intent.rules"
import { placeIn, type Reading } from "./reading.rules"

/** Records one by one, and lists of them. */
export const lists: Find = (reading, today) =>
  isBounded(reading)
    ? boundedBills(reading, today)
    : (one(reading) ??
      details(reading) ??
      readiness(reading) ??
      bills(reading) ??
      quotes(reading) ??
      clients(reading) ??
      rest(reading, today) ??
      opens(reading) ??
      searches(reading))

/** "more than", "au moins": a list that cannot be bounded so would answer something else. */
const isBounded = ({ folded }: Reading) =>
  /\b(?:more|less|fewer|longer|older|bigger|higher|lower) than\b|\b(?:plus|moins) (?:de|d'|grand|vieux|vieille|ancien)|\b(?:over|under|above|below|at least|au moins|au[- ]dessus|en dessous|superieure?s?|inferieure?s?)\b.*\d/.test(
    folded,
  ) && /\d/.test(folded)

/** Bills that are late by more than so many days. */
function boundedBills(reading: Reading, today: Day): Intent | undefined {
  const { has, folded } = reading
  const days = /(?:more than|plus de|over|at least|au moins)\s+(\d{1,3})\s+(?:jours?|days?)/.exec(
    folded,
  )?.[1]
  if (!days || !has("late", "unpaid", "owed", "bill") || has("task", "quote", "contract"))
    return undefined
  const isLate = has("late") || /\bretard\b|\blate\b/.test(folded)
  if (!isLate) return undefined
  const dueTo = addDays(today, -Number(days) - (/at least|au moins/.test(folded) ? 0 : 1))
  return run("listBills", { state: "overdue", ...clientOf(reading), dueTo })
}

/** "Le mail de Jeanne Morel": how one reaches a client. */
function details(reading: Reading): Intent | undefined {
  const { client, folded } = reading
  const asks =
    /\b(?:e-?mail|mail|courriel|telephone|tel|phone|numero|adresse|address|siren|siret|vat number)\b/.test(
      folded,
    )
  const isPaper = reading.has("bill", "quote", "contract", "purchase", "create", "change")
  return asks && client.one && !isPaper
    ? run("findClientDetails", { client: client.one.name })
    : undefined
}

function one(reading: Reading): Intent | undefined {
  const { has, bills: numbers, quotes: quoteNumbers, folded } = reading
  const [bill] = numbers
  const [quote] = quoteNumbers
  if (numbers.length + quoteNumbers.length > 1) return undefined
  // What was not to be done, or is only thought of, shows the record it is about.
  if (bill && has("interest")) return run("findLateInterest", { bill })
  if (bill && /\bcombien\b.*\bcout|\bcost/.test(folded) && has("late"))
    return run("findLateInterest", { bill })
  if (bill) return run("findBill", { bill })
  if (quote) return run("findQuote", { quote })
  return undefined
}

const clientOf = ({ client }: Reading) => ({ client: client.one?.name })

function bills(reading: Reading): Intent | undefined {
  const { has, period, isNegated, client, folded } = reading
  if (client.several.length > 0 && has("bill", "unpaid"))
    return {
      kind: "ask",
      because: "whichClient",
      args: {},
      between: client.several,
      area: "clients",
    }
  const asksDue =
    has("due") &&
    !has("contract", "task", "quote", "purchase", "owed") &&
    (period !== undefined || has("bill"))
  if (asksDue) {
    const span = period ? { dueFrom: period.from, dueTo: period.to } : {}
    return run("listBills", { state: "unpaid", ...clientOf(reading), ...span })
  }
  if (has("recurring") && (has("bill") || !has("subscription")))
    return run("listRecurringBills", {})
  if (has("purchase") && !has("collected"))
    return run("listPurchases", {
      state: has("late") ? "late" : has("pay", "paid", "unpaid") ? "toPay" : undefined,
    })
  const isBill = has("bill")
  if (
    has("late") &&
    (isBill || client.one || reading.words.length <= 4) &&
    !has("task", "contract")
  )
    return run("listBills", { state: "overdue", ...clientOf(reading) })
  // A quote is not paid: nothing is shown for one that is not.
  if (has("quote") && has("unpaid", "late")) return { kind: "none", because: "outOfScope" }
  if (has("unpaid") && !isNegated)
    return run("listBills", { state: "unpaid", ...clientOf(reading) })
  if (has("whoever") && has("paid", "pay") && isNegated && !has("quote", "purchase"))
    return run("listBills", { state: has("late") ? "overdue" : "unpaid", ...clientOf(reading) })
  // "Has she paid?": what she has not is the answer.
  if (
    client.one &&
    reading.isQuestion &&
    has("paid", "pay") &&
    !period &&
    !has("howMuch", "whoever", "quote", "purchase")
  )
    return run("listBills", { state: "unpaid", ...clientOf(reading) })
  if (has("draft") && !has("quote", "contract"))
    return run("listBills", { state: "draft", ...clientOf(reading) })
  if (
    (has("creditNote") || (has("credit") && has("noteThing"))) &&
    (has("show", "whoever") || reading.words.length <= 3)
  )
    return run("listBills", { state: "creditNotes", ...clientOf(reading) })
  if (!isBill) return undefined
  const isPaidOnes = has("paid") && !isNegated
  const state = isPaidOnes ? "paid" : isNegated && has("paid") ? "unpaid" : undefined
  const span = period ? { from: period.from, to: period.to } : {}
  const asks =
    has("show", "whoever", "find", "open") ||
    reading.isQuestion ||
    client.one ||
    /^\s*(?:mes|my|toutes? (?:mes|les)|factures?|bills?|invoices?)\b/.test(folded)
  if (!asks) return undefined
  if (has("open") && !client.one && !period && !state) return undefined
  return run("listBills", {
    state: state ?? (has("whoever", "show") ? undefined : state),
    ...clientOf(reading),
    ...span,
  })
}

function quotes(reading: Reading): Intent | undefined {
  const { has, isNegated, period, folded } = reading
  if (!has("quote") || has("create", "send", "remove")) return undefined
  if (has("open") && !has("accepted", "refused", "expired", "pending", "draft")) return undefined
  const state =
    has("accepted") && !isNegated
      ? "accepted"
      : has("refused")
        ? "refused"
        : has("expired")
          ? "expired"
          : has("draft")
            ? "draft"
            : has("pending", "sent")
              ? "sent"
              : undefined
  // What will expire has not yet; what was sent was so on some day.
  const willExpire = /\bexpir(?:ent|e|ing|es)\b|\bse perim/.test(folded)
  if (period && willExpire)
    return run("listQuotes", {
      ...{ state: "sent", validFrom: period.from, validTo: period.to },
      ...clientOf(reading),
    })
  const span = period ? { from: period.from, to: period.to } : {}
  return run("listQuotes", {
    state: period && has("sent") ? undefined : state,
    ...clientOf(reading),
    ...span,
  })
}

const readiness = ({ has }: Reading): Intent | undefined =>
  has("ready") && has("electronic", "client") ? run("findClientReadiness", {}) : undefined

function clients(reading: Reading): Intent | undefined {
  const { has, isNegated, client } = reading
  const asksWhere = /^\s*(?:ou en (?:est|sont|suis)|where (?:is|are|do)\b)/.test(reading.folded)
  if ((has("statement") || asksWhere) && client.one)
    return run("readStatement", { client: client.one.name })
  const place = placeIn(reading)
  if (place && has("client") && !has("contact", "bill", "quote", "contract", "offer"))
    return run("listClients", { q: place })
  if (has("statement") && client.several.length > 0)
    return {
      kind: "ask",
      because: "whichClient",
      args: {},
      between: client.several,
      area: "clients",
    }
  if (
    has("client") &&
    !isNegated &&
    has("show", "whoever", "howMuch") &&
    !has("pay", "paid", "unpaid", "late", "open")
  )
    return run("listClients", {})
  return undefined
}

function rest(reading: Reading, today: Day): Intent | undefined {
  const { has, isNegated, folded, period } = reading
  if (has("product") && !has("create")) {
    const unsold = isNegated || has("yet") || /\binvendus?|unsold\b/.test(folded)
    return has("open")
      ? undefined
      : run("listProducts", has("sold") || unsold ? { sold: unsold ? "false" : "true" } : {})
  }
  if (/\binvendus?|unsold\b/.test(folded)) return run("listProducts", { sold: "false" })
  if (has("contract") && !has("create")) {
    const ends =
      /\b(?:se )?(?:termin|fini(?:t|ss))|\bend(?:s|ing)?\b|\bexpir|\barriv\w* (?:a|en) (?:terme|fin)/.test(
        folded,
      )
    // A month that is named alone is the next one of its name.
    const coming =
      period && period.to < today
        ? { from: addMonths(period.from, 12), to: addMonths(period.to, 12) }
        : period
    const isComing = coming
      ? coming.to >= today
      : /\bbientot\b|\bsoon\b|\bprochainement\b/.test(folded)
    if (ends && isComing) {
      const span = coming ?? { from: today, to: addDays(today, 60) }
      return run("listContracts", { endsFrom: span.from, endsTo: span.to, ...clientOf(reading) })
    }
    const asksWhen = /\b(?:quand|when|jusqu'?a quand|until when)\b/.test(folded)
    const state =
      asksWhen && !has("renew")
        ? undefined
        : has("renew", "due")
          ? "toRenew"
          : has("end")
            ? "ended"
            : has("draft")
              ? "draft"
              : has("active")
                ? "active"
                : undefined
    return has("open") && !state ? undefined : run("listContracts", { state, ...clientOf(reading) })
  }
  if (
    has("subscription") &&
    (has("end", "due", "long", "help") || reading.isQuestion || has("show"))
  )
    return run("findSubscription", {})
  return undefined
}

/** A screen, by its name: the tool knows which there are. */
function opens(reading: Reading): Intent | undefined {
  const { begins, text } = reading
  if (!begins("open", "exportIt", "show")) return undefined
  return run("openScreen", { screen: text })
}

/** "Trouve Peeters"; a client's name alone; two or three words that are nobody's grammar. */
function searches(reading: Reading): Intent | undefined {
  const { begins, text, client, words, isQuestion } = reading
  const q =
    /^\s*\S+\s+(?:(?:pour|for|up|me|moi|le|la|les|the|mon|ma|my)\s+|l[’'])*(.+?)\s*[?.!]*\s*$/iu.exec(
      text,
    )?.[1]
  if (begins("find") && q) return run("search", { q: q.slice(0, 100) })
  if (client.one && words.length <= 6 && !isQuestion)
    return run("findClient", { client: client.one.name })
  const content = words.filter(({ word, concepts }) => concepts.size === 0 && word.length > 2)
  if (words.length > 0 && words.length <= 3 && content.length === words.length && !isQuestion)
    return run("search", { q: text.trim().slice(0, 100) })
  return undefined
}
