import { type Find, type Intent, run } from "./intent.rules"
import type { Reading } from "./reading.rules"

/** What is refused, and what nobody but the person decides, before anything else is understood of it. */
export const guarded: Find = (reading) =>
  greeted(reading) ??
  notYours(reading) ??
  wrongInput(reading) ??
  movesNoMoney(reading) ??
  byOneself(reading) ??
  staysOrGoes(reading) ??
  help(reading)

/** Who only says hello, or asks what there is to ask. */
function greeted({ folded }: Reading): Intent | undefined {
  if (
    /^\s*(?:bonjour|bonsoir|salut|coucou|merci|hello|hi|hey|thanks|thank you)[\s!.]*$/.test(folded)
  )
    return { kind: "none", because: "greeting" }
  const asksWhat =
    /^\s*(?:aide|help|aidez-moi|aide-moi|help me)[\s!?.]*$|\b(?:que|quoi|what)\b.*\b(?:sais[- ]tu|peux[- ]tu|savez[- ]vous|can you)\b.*(?:faire|do)?/.test(
      folded,
    )
  return asksWhat ? run("findHelp", { topic: "assistant" }) : undefined
}

function notYours({ has, folded, words }: Reading): Intent | undefined {
  const isToldOff =
    has("instructions") &&
    (has("others", "users", "show") || /consigne|instruction|prompt|regles|rules/.test(folded))
  const speaksAsSystem = /^\s*(?:system|assistant|developer)\s*:/.test(folded)
  const becomes =
    has("administrator") && /\b(?:tu es|you are|act as|agis|deviens|become|now)\b/.test(folded)
  const ofOthers =
    has("users") &&
    (has("show", "others") ||
      words.some(({ word }) => ["tous", "all", "every", "autres"].includes(word)))
  if (isToldOff || speaksAsSystem || becomes || (ofOthers && !has("open")))
    return { kind: "none", because: "notYours" }
  return undefined
}

/** "31 février", "0 €", "-5 jours": what is wrong is said, and nothing is guessed. */
function wrongInput(reading: Reading): Intent | undefined {
  const { day, amounts, quantity, isQuestion, folded, product, client } = reading
  const quarter = /(?<![\w-])[qt](?:[5-9]|0)(?![\w-])/.exec(folded)?.[0]
  if (quarter && !product.one && !client.one)
    return { kind: "ask", because: "badQuarter", args: { quarter: quarter.toUpperCase() } }
  if (day && "bad" in day) return { kind: "ask", because: "badDay", args: { day: day.bad } }
  if (isQuestion) return undefined
  if (amounts.some((amount) => amount <= 0)) return { kind: "ask", because: "badAmount", args: {} }
  if (quantity && Number(quantity.quantity) <= 0)
    return { kind: "ask", because: "badQuantity", args: {} }
  return undefined
}

function movesNoMoney(reading: Reading): Intent | undefined {
  const { has, begins, folded, isQuestion, bills } = reading
  if (has("receive", "mark") || isQuestion) return undefined
  const makesOne = /\b(?:fais|faire|make|effectue|lance)\b/.test(folded) && has("money")
  const sends =
    has("send") &&
    (reading.amounts.length > 0 || /\bmoney\b|\bargent\b/.test(folded)) &&
    bills.length === 0 &&
    !(has("bill") && reading.quantity)
  if (
    begins("transfer", "refund") ||
    makesOne ||
    sends ||
    (has("transfer", "refund") && reading.amounts.length > 0)
  )
    return { kind: "none", because: "movesNoMoney" }
  // "Paie la facture de Nuage & Cie": one pays at one's bank.
  if (begins("pay") && !has("paid")) return { kind: "none", because: "movesNoMoney" }
  return undefined
}

/** Passwords, bank details, rights and plans are changed by their person, in their forms. */
function byOneself({ has, begins, folded }: Reading): Intent | undefined {
  const changes =
    begins("change", "remove", "create", "mark", "end", "cancel") ||
    /^\s*(?:donne|give|grant|accorde)/.test(folded)
  if (!changes) return undefined
  if (/\biban\b|\brib\b|\bbic\b|bancair|\bbank\b/.test(folded))
    return { kind: "refusal", because: "byOneself", to: "profile/bank" }
  if (/mots? de passe|passwords?/.test(folded))
    return { kind: "refusal", because: "byOneself", to: "settings" }
  if (/\b(?:droits?|rights?|roles?|permissions?)\b/.test(folded))
    return { kind: "refusal", because: "byOneself", to: "settings" }
  if (has("subscription")) return { kind: "refusal", because: "byOneself", to: "subscription" }
  return undefined
}

/** What was issued stays: a credit note takes it back. The assistant deletes nothing else either. */
function staysOrGoes({
  has,
  begins,
  bills,
  isQuestion,
  isNegated,
  client,
}: Reading): Intent | undefined {
  if (!begins("remove") || isQuestion || isNegated) return undefined
  const [bill] = bills
  if (bill && has("payment")) return { kind: "refusal", because: "deletesNothing", bill }
  if (bill)
    return {
      kind: "refusal",
      because: "issuedBillsStay",
      offers: [{ tool: "proposeCreditNote", args: { bill } }],
    }
  return {
    kind: "refusal",
    because: "deletesNothing",
    to:
      has("client") || client.one
        ? "companies"
        : has("product")
          ? "products"
          : has("quote")
            ? "quotes"
            : "bills",
  }
}

/** "Comment …", "how do I …", "what is …": the help says it; what the law makes of one's case, nobody here does. */
function help(reading: Reading): Intent | undefined {
  const { folded, has, text } = reading
  // What the product itself has a date or a sum of is no matter of advice.
  const isOwnVat =
    /\b(?:tva|vat)\b/.test(folded) &&
    /\b(?:quand|when|prochaine?|next|combien|how much)\b/.test(folded) &&
    /\bdeclar|\breturns?\b|\bdois\b|\bowe\b|\bpay\b|\bverser\b/.test(folded)
  // "C'est quoi mon meilleur client ?" asks for a figure.
  const isBest = has("biggest") && has("client")
  const isToDo = /\b(?:qu'est-ce que|que|what)\b.{0,40}\b(?:a faire|to do)\b/.test(folded)
  const isDistance = /^\s*(?:how (?:far|close)|a combien)\b/.test(folded)
  if (isOwnVat || isToDo || isBest || isDistance) return undefined
  const deducts = /\bdeduire\b|\bdeductibles?\b|\bdeduct\b|\bwrite off\b/.test(folded)
  const wantsVerdict =
    (has("advice") || deducts) &&
    (has("should") || /\b(?:est-ce|is it|puis-je|can i|ai-je le droit|am i allowed)\b/.test(folded))
  const choosesStatus =
    (/\b(?:passer|me mettre|rester) en (?:societe|micro|ei)\b/.test(folded) &&
      !folded.startsWith("comment")) ||
    (has("should") &&
      /\b(?:sasu|eurl|statut|micro|franchise|tva|vat|impots?|taxe?s?)\b/.test(folded))
  if (wantsVerdict || choosesStatus) return { kind: "none", because: "advice" }
  const isHow =
    /^\s*(?:comment|how (?:do|can|to|should|does)|what happens|que se passe|qu'arrive|a quoi|c'?est quoi|qu'?est[- ]ce|que (?:signifie|veut)|what (?:is|are|does) (?:an?\b|the meaning|.* mean)|explique|explain|aide|help)/.test(
      folded,
    ) || startsAsHow(reading)
  // "Qu'est-ce que j'ai lundi ?" asks of one's days.
  // "Qu'est-ce qui arrive à échéance … ?" asks for bills.
  if (has("due") && reading.period && !folded.startsWith("comment")) return undefined
  if (!isHow || (reading.period && /\bj'?ai\b|\bdo i have\b/.test(folded))) return undefined
  // Of any bill it is the same.
  const bill = reading.language === "en" ? "bill" : "facture"
  const topic =
    reading.bills.length > 0
      ? text.replaceAll(/\b[a-z]{1,2}[ -]?20\d\d[ -]?\d{1,6}\b/gi, bill)
      : text
  return run("findHelp", { topic })
}

/** With slips: "cmoment faire un avoir". "How much", "how long" and "how many" ask for figures. */
function startsAsHow({ words, has }: Reading): boolean {
  const at = words
    .slice(0, 3)
    .findIndex(({ concepts, word }) => concepts.has("help") && word.length > 2)
  const second = words[at + 1]
  if (at < 0) return false
  if (second?.concepts.has("howMuch") || second?.concepts.has("long") || has("turnover"))
    return false
  return !second?.concepts.has("days")
}
