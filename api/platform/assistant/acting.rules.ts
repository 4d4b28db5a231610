import type { Day } from "#domain/day"
import { newOnes } from "./figures.rules"
import { type Find, type Intent, run } from "./intent.rules"
import { namesIn } from "./names.rules"
import type { Reading } from "./reading.rules"
import { bareAmountIn, barePriceIn, isPriceOfOne } from "./values.rules"

/**
 * What one tells it to do. A wrong proposal is worse than none: it must be an order or a statement, not a question;
 * not negated, not conditional, about one record; and each of its words must be there.
 */
export const acting: Find = (reading, today) => {
  const hold = holds(reading)
  if (hold) return hold
  if (!isOrder(reading))
    return reading.isQuestion ? undefined : (byForm(reading) ?? notBilled(reading))
  const isAct = reading.begins("mark", "remind", "send", "cancel", "issue")
  if (reading.bills.length > 1)
    return isAct ? { kind: "ask", because: "oneAtATime", args: {} } : undefined
  return (
    reverses(reading) ??
    marks(reading, today) ??
    credits(reading) ??
    reminds(reading) ??
    sends(reading) ??
    issues(reading) ??
    sells(reading, today) ??
    bills(reading) ??
    creates(reading) ??
    byForm(reading) ??
    notBilled(reading)
  )
}

const isOrder = (reading: Reading) => isWish(reading) && !reading.has("should")

/** Whether somebody wants it, or tells that it happened, without an if and without a not. */
export function isWish({ isQuestion, mayBeNegated, has, folded }: Reading): boolean {
  if (isQuestion || mayBeNegated || has("if")) return false
  // What will be, or was already done, or said by somebody else, is no order.
  return !/\b(?:j'ai (?:deja )?(?:envoye|emis|facture|annule|marque|cree)|i (?:have |already )?(?:sent|issued|billed|cancelled|marked|created)|demain|tomorrow|bientot|soon|a dit|said|dit que|says|claims|pense|think|crois|believe|wonder|parait|apparently|sans doute|normalement)\b/.test(
    folded,
  )
}

const unclear = (
  because: string,
  reading: Reading,
  args: Record<string, unknown> = {},
): Intent => ({
  kind: "ask",
  because,
  args,
  between: reading.client.several,
  area: "clients",
})

/** "Ne relance plus …", "stop reminding …", and the way back. */
function holds(reading: Reading): Intent | undefined {
  const { has, isQuestion, client, words, folded, bills } = reading
  if (isQuestion || !has("remind") || has("if", "should", "open", "show")) return undefined
  const noLonger = reading.isNegated && has("noMore")
  const stops =
    words.some(({ concepts, isSlip }) => concepts.has("stop") && !isSlip) || reading.begins("stop")
  const isHold =
    noLonger ||
    (stops && !reading.isNegated) ||
    (reading.isNegated && !/\bjamais oublie/.test(folded) && reading.begins("remind"))
  const isResume = has("resume") && !reading.isNegated && !stops
  if (!isHold && !isResume) return undefined
  const tool = isResume ? "proposeReminderResume" : "proposeReminderHold"
  if (client.one) return run(tool, { client: client.one.name })
  if (bills.length === 1) return run(tool, { bill: bills[0] })
  return unclear("whichClient", reading)
}

/** "Annule le règlement de la F-…": what was paid is taken back by an entry of its own. */
function reverses(reading: Reading): Intent | undefined {
  const { has, bills, begins } = reading
  if (!begins("cancel") || !has("payment")) return undefined
  return bills[0]
    ? run("proposeReversal", { bill: bills[0] })
    : unclear("whichBill", reading, clientOf(reading))
}

const clientOf = ({ client }: Reading) => (client.one ? { client: client.one.name } : {})

function marks(reading: Reading, today: Day): Intent | undefined {
  const { has, bills, begins, means, client, folded } = reading
  const bare = bareAmountIn(reading.unnamed)
  const amounts = reading.amounts.length > 0 || bare === undefined ? reading.amounts : [bare]
  const isMarked = (begins("mark") || /^\s*(?:mets|passe|mark|set)\b/.test(folded)) && has("paid")
  const isReceived =
    (has("receive") && /\b(?:recu|received|got|touche|encaisse)\b/.test(` ${folded} `)) ||
    (has("receive") && amounts.length === 1) ||
    (begins("mark") && has("payment") && amounts.length === 1)
  // "La F-… a été réglée hier": it is told that it happened.
  const isTold =
    bills.length === 1 &&
    /\b(?:a (?:bien )?ete|vient d'etre|was|has (?:just )?been)\s+(?:\w+\s+)?(?:payee?|reglee?|soldee|paid|settled)\b/.test(
      folded,
    )
  // "Voltaire a payé 1 996,80 hier": of which bill, the amount says.
  const hasPaid =
    client.one !== undefined &&
    (amounts.length === 1 || bills.length === 1) &&
    /\b(?:a|ont) (?:bien |deja )?(?:paye|regle|verse|vire)\b|\bvient de (?:me |nous )?(?:payer|regler|verser|virer)\b|\b(?:paid|settled)\b/.test(
      folded,
    ) &&
    // One's own payment, one that is only thought of, and one to the client are others.
    !/\bj'?ai\b|\bon a\b|\b(?:i|we)\b|\b(?:will|would|could|should|may|might|must|be)\b|\b(?:paye|regle|verse|vire|paid|settled)\b[^a-z]*(?:euros? |eur )?(?:a|to) /.test(
      folded,
    )
  if (!isMarked && !isReceived && !isTold && !hasPaid) return undefined
  // "J'ai reçu la facture de Nuage" is a bill that one has to pay.
  if (isReceived && !isMarked && amounts.length === 0 && !has("payment")) return undefined
  if (amounts.length > 1) return undefined
  const day = reading.day && "day" in reading.day ? reading.day.day : undefined
  const args = { amount: amounts[0], paidOn: day, means }
  const [bill] = bills
  if (bill) {
    if (day && day > today)
      return { kind: "ask", because: "futureDay", args: { bill, paidOn: day } }
    return run("proposePayment", { bill, ...args })
  }
  if (client.one && amounts.length === 1 && !(day && day > today))
    return run("proposePayment", { ...clientOf(reading), ...args })
  const unpaid = { ...clientOf(reading), state: "unpaid" }
  return client.one || client.several.length > 0 || has("bill")
    ? unclear("whichBill", reading, unpaid)
    : undefined
}

function credits(reading: Reading): Intent | undefined {
  const { has, bills, begins, folded } = reading
  const isNote = has("creditNote") || (has("credit") && has("noteThing"))
  // A credit note that is cancelled is not another one; one that is there is issued on its own page.
  if (isNote && begins("cancel")) return undefined
  if (
    isNote &&
    begins("issue") &&
    /\b(?:l'|cet |the |this |mon |my )\s?(?:avoir|credit)/.test(folded)
  )
    return {
      kind: "refusal",
      because: "issueNote",
      to: "bills",
      ...(bills[0] && { bill: bills[0] }),
    }
  const cancels = begins("cancel") && (has("bill") || bills.length === 1) && !has("payment")
  const makes =
    begins("create", "mark", "issue") ||
    /^\s*(?:fais|faire|make|write|redige|prepare)\b/.test(folded) ||
    begins("creditNote", "credit")
  // "Avoirs émis": those that there are.
  const isList =
    bills.length === 0 && /^\s*(?:mes |my |les |the )?(?:avoirs|credit notes)\b/.test(folded)
  if ((!(isNote && makes) && !cancels) || isList) return undefined
  return bills[0]
    ? run("proposeCreditNote", { bill: bills[0] })
    : unclear("whichBill", reading, clientOf(reading))
}

/** "Relance la F-…": the act, not the noun. */
function reminds(reading: Reading): Intent | undefined {
  const { begins, bills, words, quotes, has, folded } = reading
  const nouns = ["relances", "reminder", "reminders", "rappel", "rappels"]
  const makes =
    /^\s*(?:prepare|fais|redige|envoie|make|write|draft|send)\b.*\b(?:relance|rappel|reminder)\b/.test(
      folded,
    )
  if (remindsOneself.test(folded)) return undefined
  const isVerb = begins("remind") && !words.some(({ word }) => nouns.includes(word))
  if ((!isVerb && !makes) || quotes.length > 0) return undefined
  if (has("task", "quote", "contract", "resume", "stop")) return undefined
  if (bills[0]) return run("proposeBillEmail", { bill: bills[0], reminder: true })
  return unclear("whichBill", reading, { ...clientOf(reading), state: "unpaid" })
}

/** "Rappelle-moi d'appeler Hugo": oneself is reminded by the calendar. */
const remindsOneself = /\b(?:rappelle[rz]?[- ](?:moi|nous) d|remind (?:me|us) to\b)/

/** What is begun in a form of its own: where that is, instead of a list that nobody asked for. */
function byForm(reading: Reading): Intent | undefined {
  const { begins, has, folded, bills } = reading
  if (begins("send") && has("draft") && bills.length === 0)
    return { kind: "refusal", because: "issueFirst", to: "bills" }
  if (begins("mark") && has("draft") && has("paid"))
    return { kind: "refusal", because: "draftUnpaid", to: "bills" }
  if (remindsOneself.test(folded) && bills.length === 0)
    return { kind: "refusal", because: "byForm", to: "calendar" }
  if (begins("convert")) return { kind: "refusal", because: "byForm", to: "quotes" }
  // "Facture le devis accepté": from its own page.
  if (
    /^\s*(?:facture[rz]?|bill|invoice) (?:le|la|les|mon|ma|mes|ce|cette|the|my|this) /.test(folded)
  ) {
    if (has("quote")) return { kind: "refusal", because: "byForm", to: "quotes" }
    if (has("contract")) return { kind: "refusal", because: "byForm", to: "contracts" }
  }
  // "Rdv avec Confluence jeudi à 14 h".
  if (
    /^\s*(?:rdv|rendez-vous|meeting|appointment|reunion)\b.*(?:\b\d{1,2} ?(?:h|am|pm|:)|\b(?:a|at) \d)/.test(
      folded,
    )
  )
    return { kind: "refusal", because: "byForm", to: "calendar" }
  const makes =
    begins("create") ||
    /^\s*(?:fais|fait|faire|make|write|redige|prepare|draft|enregistre|note|record|log)\b/.test(
      folded,
    )
  if (!makes) return undefined
  const place = forms.find(([pattern]) => pattern.test(folded))?.[1]
  return place ? { kind: "refusal", because: "byForm", to: place } : undefined
}

/** The first that is named says what is to be made. */
const forms: [RegExp, string][] = [
  [/\b(?:taches?|tasks?|to-?do)\b/, "tasks"],
  [/\bdevis\b|\bquotes?\b|\bestimates?\b/, "quotes"],
  [/\bcontrats?\b|\bcontracts?\b/, "contracts"],
  [/\bdepenses?\b|\bexpenses?\b|\bfrais\b|\bnote de frais\b/, "outcomes"],
  [/\brecettes?\b|\bincomes?\b/, "incomes"],
  [/\b(?:heures?|hours?|minutes?|temps|time)\b/, "time-entries"],
  [/\brendez-vous\b|\bevenements?\b|\bevents?\b|\bmeetings?\b|\breunions?\b/, "calendar"],
  [/\bprojets?\b|\bprojects?\b/, "projects"],
  [/\boffres?\b|\bopportunites?\b|\boffers?\b|\bopportunit(?:y|ies)\b/, "offers"],
  [/\bcontacts?\b/, "contacts"],
  [/\bproduits?\b|\bproducts?\b/, "products"],
  [/\bfactures? recurrentes?\b|\brecurring (?:bills?|invoices?)\b/, "recurring-bills"],
]

function sends(reading: Reading): Intent | undefined {
  const { begins, bills, has, client, quotes } = reading
  if (!begins("send") || quotes.length > 0) return undefined
  // To another address than the client's one sends by the form, where one sees it.
  if (/\S@\S/.test(reading.text)) return { kind: "refusal", because: "clientsAddress", to: "bills" }
  if (bills[0])
    return run("proposeBillEmail", { bill: bills[0], ...(has("remind") && { reminder: true }) })
  return has("bill") && (client.one || client.several.length > 0)
    ? unclear("whichBill", reading, clientOf(reading))
    : undefined
}

function issues(reading: Reading): Intent | undefined {
  const { begins, has, client, bills, quotes } = reading
  if (!begins("issue") || bills.length > 0 || quotes.length > 0 || !has("draft", "bill"))
    return undefined
  if (client.one) return run("proposeIssue", { client: client.one.name })
  return unclear("whichClient", reading, { state: "draft" })
}

function sells(reading: Reading, today: Day): Intent | undefined {
  const { has, product, amounts, folded, day } = reading
  if (!has("sell") || !/\b(?:vendu|sold|vends|selling)\b|^\s*(?:j'ai|i)\b/.test(folded))
    return undefined
  if (amounts.length !== 1)
    return product.one
      ? { kind: "ask", because: "howMuch", args: { product: product.one.name } }
      : undefined
  if (!product.one)
    return {
      kind: "ask",
      because: "whichProduct",
      args: {},
      between: product.several,
      area: "products",
    }
  const sellingDate = day && "day" in day ? day.day : today
  if (sellingDate > today)
    return { kind: "ask", because: "futureDay", args: { paidOn: sellingDate } }
  return run("proposeSale", { product: product.one.name, price: amounts[0], sellingDate })
}

/** "Facture 3 jours à 550 € à … pour du développement". */
function bills(reading: Reading): Intent | undefined {
  const { begins, quantity, amounts, client, folded, unnamed, has } = reading
  const makes =
    begins("billing", "bill") ||
    (begins("create", "mark") && has("bill")) ||
    /^\s*(?:prepare|fais|make|draft)\b.*\b(?:facture|bill|invoice)\b/.test(folded)
  if (!makes || reading.bills.length > 0 || has("send")) return undefined
  // "Bills of more than 1000 €": those that there are.
  if (/^\s*(?:(?:mes|my|the|les)\s+)?(?:bills|factures|invoices)\b/.test(folded)) return undefined
  const bare = quantity && amounts.length === 0 ? barePriceIn(unnamed) : undefined
  const prices = bare === undefined ? amounts : [bare]
  if (!quantity && prices.length === 0) return undefined
  if (!client.one) return unclear("whichClient", reading)
  if (prices.length !== 1) return { kind: "ask", because: "howMuch", args: clientOf(reading) }
  // A price beside a quantity may be that of all of it: the bill would be so many times too high.
  if (quantity && !isPriceOfOne(unnamed, quantity))
    return { kind: "ask", because: "ofOneOrAll", args: clientOf(reading) }
  const said = serviceIn(reading)
  // "… pour Boekhuis" says for whom, not for what.
  const isClient =
    said && namesIn(said, [client.one], () => false).some(({ likeness: its }) => its >= 0.75)
  const serviceName = isClient ? undefined : said
  if (!serviceName) return { kind: "ask", because: "whatFor", args: { client: client.one.name } }
  const { quantity: amount = "1", unit = "unit" } = quantity ?? {}
  const line = { serviceName, quantity: amount, unit, unitPriceHT: prices[0] }
  return run("proposeBill", { client: client.one.name, lines: [line] })
}

/** A bill that was told, but not so that it could be proposed: its list would look as if it had been made. */
function notBilled(reading: Reading): Intent | undefined {
  const { has, begins, quantity, amounts, folded } = reading
  const isWhole = quantity !== undefined && amounts.length > 0
  const isTold =
    begins("billing", "bill") && (isWhole || amounts.length > 0 || /\beuros?\b/.test(folded))
  if (!isTold && !(isWhole && has("bill", "billing"))) return undefined
  const areThose = /^\s*(?:(?:mes|my|the|les)\s+)?(?:bills|factures|invoices)\b/.test(folded)
  if (reading.bills.length > 0 || areThose || has("show", "whoever", "late", "unpaid", "howMuch"))
    return undefined
  return { kind: "refusal", because: "notBilled", to: "bills" }
}

/** What it is for: what stands after the last "pour" or "for", as it was written. */
function serviceIn({ text }: Reading): string | undefined {
  const said =
    /^.*(?<![\p{L}])(?:pour|pr|for|puor|porr|fro|por|ofr|pur|puour|poru)\s+(?:(?:du|de la|des|un|une|le|la|les|the|an?|some)\s+|(?:de )?l[’'])?(.+?)\s*[.!]?\s*$/iu.exec(
      text,
    )?.[1]
  return said && said.length <= 200 && !/\d\s*€/.test(said) ? said : undefined
}

/** "Crée un client appelé Studio Alder". */
function creates(reading: Reading): Intent | undefined {
  const { begins, has, text, client } = reading
  if (
    !begins("create") ||
    newOnes.test(reading.folded) ||
    !has("client") ||
    has("bill", "quote", "contract")
  )
    return undefined
  const name =
    /[«“"]\s*([^«»“”"]{1,120}?)\s*[»”"]/u.exec(text)?.[1] ??
    /(?:appel\p{L}+|nomm\p{L}+|named?|call\p{L}*|cal\p{L}{1,4}d|clale\p{L}*|apple\p{L}+|aple\p{L}+|:)\s+[«“"]?\s*(.+?)\s*[»”"]?\s*[.!]?\s*$/iu.exec(
      text,
    )?.[1] ??
    /(?:clients?|clientes?|customers?)\s+((?:[\p{Lu}\d]|l[’'])[^.!?]*?)\s*[.!]?\s*$/u.exec(
      text,
    )?.[1]
  if (!name || name.length > 120) return { kind: "ask", because: "whatName", args: {} }
  if (client.one?.name.toLowerCase() === name.toLowerCase())
    return {
      kind: "ask",
      because: "isThere",
      args: { name },
      between: [client.one],
      area: "clients",
    }
  return run("proposeClient", { name })
}
