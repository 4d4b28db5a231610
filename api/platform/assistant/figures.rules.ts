import { type Day, endOfMonth } from "#domain/day"
import { type Find, type Intent, run } from "./intent.rules"
import type { Reading } from "./reading.rules"

/** Figures: of a period, of a client, or by client. */
export const figures: Find = (reading, today) => {
  const { bills, quotes } = reading
  if (quotes.length > 0) return undefined
  if (bills.length > 0) return undefined
  if (isAmbiguous(reading)) return between(reading)
  // What one owes oneself, or is held to say, is no client's debt.
  if (/\b(?:tva|vat|urssaf|cotisations?|impots?|tax|taxes)\b/.test(reading.folded)) return undefined
  // What is left of it after one's expenses is another figure.
  if (/\b(?:profits?|benefices?|resultat net|net income|marges?|margins?)\b/.test(reading.folded))
    return undefined
  return (
    billedDays(reading, today) ??
    biggestClient(reading, today) ??
    share(reading) ??
    rarer(reading, today) ??
    lateness(reading) ??
    daily(reading, today) ??
    owed(reading) ??
    collected(reading, today) ??
    turnover(reading, today)
  )
}

/** "How many days did I bill": not what they came to. */
function billedDays(reading: Reading, today: Day): Intent | undefined {
  const { has, folded, period } = reading
  const isCount =
    /\bcombien (?:de jours|d'heures)\b|\bhow many (?:days|hours)\b|\bnombre de jours\b/.test(folded)
  if (!isCount || !has("billing")) return undefined
  return run("findStatistic", {
    name: "daysBilled",
    ...ofClient(reading),
    ...(period ?? yearOf(today)),
  })
}

/** "Mon plus gros client": by what was billed to each. */
function biggestClient(reading: Reading, today: Day): Intent | undefined {
  const { has, period, client } = reading
  if (
    !has("biggest") ||
    !has("client") ||
    client.one ||
    has("owed") ||
    has("pay", "paid", "late", "unpaid")
  )
    return undefined
  return run("findStatistic", { name: "turnoverHT", by: "client", ...(period ?? yearOf(today)) })
}

const asksAmount = ({ has }: Reading) => has("howMuch", "average", "share", "compare", "owed")
const isAmbiguous = (reading: Reading) => reading.client.several.length > 0 && asksAmount(reading)

const between = ({ client }: Reading): Intent => ({
  kind: "ask",
  because: "whichClient",
  args: {},
  between: client.several,
  area: "clients",
})

const ofClient = ({ client }: Reading) => ({ client: client.one?.name })

const yearOf = (today: Day) => ({
  from: `${today.slice(0, 4)}-01-01`,
  to: `${today.slice(0, 4)}-12-31`,
})

const isTurnover = ({ has, words, text }: Reading) =>
  (has("turnover") &&
    (has("business") ||
      words.some(({ word, concepts }) => concepts.has("turnover") && word.length > 5))) ||
  words.some(({ word }) => word === "turnover") ||
  /(?<!\p{L})C\.?A\.?(?!\p{L})|(?<!\p{L})ca (?:en|du|de|cette|ce|oct|sept|nov|annuel|mensuel|[tq][1-4]|20\d\d|janv|fevr|mars|avril|juin|juil|aout|dec)/iu.test(
    text,
  )

function share(reading: Reading): Intent | undefined {
  const { has } = reading
  if (!has("share") || !(has("turnover", "business") || reading.client.one)) return undefined
  return run("findStatistic", {
    name: "clientShares12Months",
    ...ofClient(reading),
    ...(!reading.client.one && { by: "client" }),
  })
}

/** Figures that have a name of their own, whatever else stands around it. */
const rarely: [RegExp, string, ofPeriod: boolean][] = [
  [/\btaux d'occupation\b|\boccupation\b|\boccupancy\b/, "occupation", true],
  [/\bnouveaux clients\b|\bnew (?:clients|customers)\b/, "newClients", true],
  [
    /\bclients? perdus?\b|\blost (?:clients?|customers?)\b|\b(?:clients?|customers?) (?:did|have) (?:i|we) (?:lose|lost)\b|\bclients? (?:ai-je|j'ai) perdus?\b/,
    "lostClients",
    true,
  ],
  [/\bdso\b/, "dso90Days", false],
  [
    /\b(?:payee?s?|reglee?s?|paid) (?:a l'heure|a temps|on time|en retard|late)\b/,
    "paidOnTime",
    true,
  ],
  [/\binterets? de retard\b|\blate interest\b/, "lateInterest", false],
  [/\bpart (?:du )?recurrente?\b|\brecurring share\b/, "recurringShare", true],
  [/\bpipeline\b/, "pipelineHT", false],
]
/** "New clients": no order to create any. */
export const newOnes = /^\s*(?:new|nouveaux|nouvelles)\s+(?:clients|clientes|customers)\b/
const conversion = /\btaux de (?:conversion|transformation|reussite)\b|\b(?:conversion|win) rate\b/

function rarer(reading: Reading, today: Day): Intent | undefined {
  const { folded, period, has } = reading
  const asks = reading.isQuestion || has("howMuch", "show") || reading.words.length <= 7
  if (!asks || reading.begins("open") || (reading.begins("create") && !newOnes.test(folded)))
    return undefined
  if (conversion.test(folded))
    return run("findStatistic", {
      name: has("offer") ? "offerConversion" : "quoteConversion",
      ...ofClient(reading),
      ...(period ?? yearOf(today)),
    })
  const known = rarely.find(([pattern]) => pattern.test(folded))
  if (!known) return undefined
  const [, name, ofPeriod] = known
  return run("findStatistic", {
    name,
    ...ofClient(reading),
    ...(ofPeriod && (period ?? yearOf(today))),
  })
}

/** Who pays late, and in how many days one is paid. */
function lateness(reading: Reading): Intent | undefined {
  const { has, period, folded } = reading
  const pays = has("pay", "paid")
  const ofTime = { ...ofClient(reading), ...period }
  const who = has("whoever", "client")
  if (pays && who && has("lateAdverb", "late") && !has("bill"))
    return run("findStatistic", {
      name: "averageDelayDays",
      ...(reading.client.one ? ofTime : { by: "client", ...period }),
    })
  if (has("late") && has("average"))
    return run("findStatistic", { name: "averageDelayDays", ...ofTime })
  if (
    pays &&
    who &&
    /\b(?:vite|rapidement|tot|fast|fastest|quick|quickest|quickly|soonest)\b/.test(folded)
  )
    return run("findStatistic", {
      name: "averageDaysToPay",
      ...(reading.client.one ? ofTime : { by: "client", ...period }),
    })
  const isDuration =
    (has("days") && has("howMuch", "average")) ||
    (has("long") && !/\bdelai de paiement\b/.test(folded))
  if (pays && isDuration) return run("findStatistic", { name: "averageDaysToPay", ...ofTime })
  if (/delai (?:moyen )?de paiement|payment (?:delay|time)/.test(folded) && !reading.has("help"))
    return run("findStatistic", { name: "averageDaysToPay", ...ofTime })
  return undefined
}

function daily(reading: Reading, today: Day): Intent | undefined {
  const { has, words, period } = reading
  const isRate =
    words.some(({ word, concepts }) => concepts.has("rate") && word.length === 3) ||
    (has("rate") && has("daily"))
  if (isRate)
    return run("findStatistic", {
      name: "averageTjmHT",
      ...ofClient(reading),
      ...(period ?? yearOf(today)),
    })
  if (has("average") && has("bill") && !has("days", "pay"))
    return run("findStatistic", {
      name: "averageBillHT",
      ...ofClient(reading),
      ...(period ?? yearOf(today)),
    })
  return undefined
}

function owed(reading: Reading): Intent | undefined {
  const { has, isNegated } = reading
  if (isNegated) return undefined
  const asksDebt =
    has("owed") &&
    (has("howMuch") || reading.isQuestion || reading.words.length <= 6) &&
    !has("due", "help", "subscription", "should")
  const asksMost =
    has("owed", "unpaid") && has("whoever") && /\b(?:le plus|most|biggest)\b/.test(reading.folded)
  if (asksMost)
    return run("findStatistic", { name: has("late") ? "overdue" : "unpaid", by: "client" })
  const asksMine = has("unpaid") && has("howMuch")
  const saysOwe = reading.words.some(
    ({ word, concepts }) => concepts.has("owed") && !["dois"].includes(word),
  )
  if ((asksDebt && saysOwe && !has("contract", "quote")) || asksMine)
    return run("findStatistic", { name: has("late") ? "overdue" : "unpaid", ...ofClient(reading) })
  if (
    has("late") &&
    has("howMuch") &&
    !has("whoever") &&
    !has("bill") &&
    /\bcombien|how much\b/.test(reading.folded)
  )
    return run("findStatistic", { name: "overdue", ...ofClient(reading) })
  return undefined
}

function collected(reading: Reading, today: Day): Intent | undefined {
  const { has, period, isQuestion, words } = reading
  const isCollected = words.some(({ concepts }) => concepts.has("collected"))
  const asks = isQuestion || has("howMuch") || words.length <= 4
  // "How much did … pay me", and the bills that were paid in a month: what came in then.
  const isPaidBy =
    (has("howMuch") || /^\s*what did\b/.test(reading.folded)) &&
    has("pay", "paid") &&
    reading.client.one !== undefined
  const isPaidIn = has("bill") && has("paid") && period !== undefined && !reading.isNegated
  // "Payments in November": what came in then.
  const areTold = has("payment") && period !== undefined && (asks || has("show", "receive"))
  if (isPaidBy || isPaidIn || (areTold && !has("purchase", "bill")))
    return run("findStatistic", {
      name: "collected",
      ...ofClient(reading),
      ...(period ?? yearOf(today)),
    })
  if (!isCollected || !asks || has("bill", "draft")) return undefined
  // What is to come was not collected.
  if (period && period.from > today) return run("findForecast")
  return run("findStatistic", {
    name: "collected",
    ...ofClient(reading),
    ...(period ?? monthOf(today)),
    ...compared(reading, today),
  })
}

const monthOf = (today: Day) => ({ from: `${today.slice(0, 7)}-01`, to: endOfMonth(today) })

function turnover(reading: Reading, today: Day): Intent | undefined {
  const { has, period, words, folded } = reading
  const billed =
    (has("howMuch") || /^\s*(?:what did i|qu'ai[- ]je)\b/.test(folded)) &&
    words.some(({ concepts }) => concepts.has("billing")) &&
    (period !== undefined ||
      reading.client.one !== undefined ||
      /\bai[- ]je|\bdid i\b|have i\b|\bje\b|j'ai/.test(folded)) &&
    !has("late", "unpaid", "draft", "owed")
  const isCount = /\bcombien de\b|\bhow many\b/.test(folded) && has("bill")
  if (isCount && !has("days")) return undefined
  const earned =
    has("howMuch") &&
    /\b(?:gagne|gagnee|rapporte|did i (?:make|earn)|have i (?:made|earned)|i (?:made|earned))\b/.test(
      folded,
    ) &&
    !has("product")
  // "Compare this quarter with last year", and nothing else.
  const isBare =
    has("compare") &&
    period !== undefined &&
    reading.begins("compare") &&
    !has("bill", "quote", "collected", "purchase", "task", "contract", "days")
  if (!billed && !earned && !isBare && !isTurnover(reading)) return undefined
  const isBy =
    has("whoever", "biggest") || /\b(?:par client|(?:by|per) (?:client|customer))\b/.test(folded)
  const by = has("client") && !reading.client.one && isBy ? { by: "client" } : {}
  return run("findStatistic", {
    name: "turnoverHT",
    ...ofClient(reading),
    ...(period ?? yearOf(today)),
    ...by,
    ...compared(reading, today),
  })
}

/** "Compare … with last year": this year, beside the one before. */
const compared = ({ has, folded, period }: Reading, today: Day) => {
  if (!has("compare")) return {}
  const isBefore =
    /\b(?:l'an(?:nee)? (?:dernier|derniere|passe|passee|precedente)|last year|the year before)\b/.test(
      folded,
    )
  const isWholeYear = period?.from.endsWith("-01-01") && period.to.endsWith("-12-31")
  return { compare: "yearBefore", ...(isBefore && isWholeYear && yearOf(today)) }
}
