import type { LateInterest } from "#contract/late-interest"
import { linesOfAddress } from "#domain/address"
import { isBusiness } from "#domain/client-kind"
import type { Day } from "#domain/day"
import { formatIban } from "#domain/iban"
import type { Owner } from "#domain/owner"
import { penaltyArticles } from "#domain/penalty"
import { formatSiren } from "#domain/siren"
import type { FrozenBill } from "../e-invoice/snapshot"
import { renderPaper } from "./on-thread"

/** The days that a debtor is given to pay. */
const deadline = "huit jours"

interface Claim {
  late: LateInterest
  frozen: FrozenBill
}

/**
 * A formal notice to pay (mise en demeure; C. civ. art. 1344) for one bill or several of one client, the
 * newest last. In French, whatever the client's language: it is for a French court, if for anyone.
 */
export function renderFormalNotice(
  owner: Owner,
  claims: readonly Claim[],
  today: Day,
): Promise<Uint8Array> {
  return renderPaper(owner, "formal-notice", formalNotice(claims, today))
}

function formalNotice(claims: readonly Claim[], today: Day) {
  const newest = claims.at(-1)?.frozen
  if (!newest) throw new Error("a formal notice is about a bill")
  const { seller, client } = newest
  const law = penaltyArticles(client.kind)
  const sum = (name: "due" | "interest" | "indemnity" | "total") =>
    claims.reduce((all, { late }) => all + late[name], 0)
  const [interest, indemnity] = [sum("interest"), sum("indemnity")]
  const total = money(sum("total"))
  const many = claims.length > 1
  const numbers = list.format(claims.map(({ late }) => late.number))
  const day = dayOf(today)
  return {
    title: "Mise en demeure de payer",
    from: {
      name: seller.name,
      lines: [...linesOfAddress(seller.address), `SIREN ${formatSiren(seller.siren)}`],
    },
    to: { name: client.name, lines: linesOfAddress(client.address) },
    dated: `${seller.address.city ? `${seller.address.city}, le ` : "Le "}${day}`,
    subject: `Objet\u00a0: ${many ? "factures" : "facture"} ${numbers}`,
    opening: [
      "Madame, Monsieur,",
      many
        ? "Sauf erreur de ma part, les factures ci-dessous sont arrivées à échéance et restent impayées à ce jour."
        : "Sauf erreur de ma part, la facture ci-dessous est arrivée à échéance et reste impayée à ce jour.",
    ],
    columns: ["Facture", "Échéance", "Montant TTC", "Reste dû", "Pénalités de retard"],
    bills: claims.map(({ late, frozen }) => [
      late.number,
      dayOf(late.dueDate),
      money(frozen.totalTTC),
      money(late.due),
      money(late.interest),
    ]),
    sums: [
      { label: "Reste dû", value: money(sum("due")) },
      ...(interest > 0 ? [{ label: `Pénalités de retard au ${day}`, value: money(interest) }] : []),
      ...(indemnity > 0
        ? [{ label: "Indemnité forfaitaire de recouvrement", value: money(indemnity) }]
        : []),
    ],
    total: { label: "Total à régler", value: total },
    demand: [
      `En conséquence, je vous mets en demeure de me régler la somme de ${total} dans un délai de ${deadline} à compter de la réception de la présente.`,
      ...(interest > 0 ? [interestText(claims, law.interest), ...stepTexts(claims)] : []),
      ...(indemnity > 0
        ? [
            `L’indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement est due de plein droit pour chaque facture payée en retard (${law.interest} et ${law.indemnity}).`,
          ]
        : []),
      isBusiness(client.kind)
        ? "La présente vaut mise en demeure au sens de l’article 1344 du code civil."
        : "La présente vaut mise en demeure au sens des articles 1344 et 1231-6 du code civil\u00a0: à compter de sa réception, les sommes dues produisent intérêt au taux légal.",
      ...(seller.iban
        ? [
            `Vous pouvez régler par virement sur le compte ${formatIban(seller.iban)}, en rappelant ${many ? "les numéros" : "le numéro"} ${numbers}.`,
          ]
        : []),
      "À défaut de règlement dans ce délai, je me réserve le droit de saisir la juridiction compétente, sans autre avis. Si votre règlement a croisé ce courrier, veuillez ne pas en tenir compte.",
    ],
    closing: "Veuillez agréer, Madame, Monsieur, l’expression de mes salutations distinguées.",
    footer: `${seller.name} · SIREN ${formatSiren(seller.siren)}`,
  }
}

function interestText(claims: readonly Claim[], law: string): string {
  const steps = claims.flatMap(({ late }) => late.steps)
  const rates = [...new Set(steps.map(({ percent }) => percent))].map(
    (rate) => `${rate.replace(".", ",")}\u00a0%`,
  )
  const provisional = steps.some(({ certain }) => !certain)
    ? " Le taux du semestre en cours n’étant pas encore connu, le dernier taux publié est appliqué à titre provisoire."
    : ""
  return `Les pénalités sont calculées sur le montant TTC restant dû, au taux annuel de ${list.format(rates)}, depuis le lendemain de l’échéance, et courent jusqu’au paiement complet (${law}).${provisional}`
}

/** How the interest of a bill is reckoned, where it was not one rate on one amount from the first day to the last. */
function stepTexts(claims: readonly Claim[]): string[] {
  return claims
    .filter(({ late }) => late.steps.length > 1)
    .map(({ late }) => {
      const steps = late.steps.map(
        ({ from, to, days, unpaid, percent, interest }) =>
          `du ${dayOf(from)} au ${dayOf(to)}, ${days}\u00a0${days === 1 ? "jour" : "jours"} à ${percent.replace(".", ",")}\u00a0% sur ${money(unpaid)}, soit ${money(interest)}`,
      )
      return `Calcul pour la facture ${late.number}\u00a0: ${steps.join("\u202f; ")}.`
    })
}

const list = new Intl.ListFormat("fr-FR", { type: "conjunction" })
const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" })
const days = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" })

const money = (cents: number) => euros.format(cents / 100)
const dayOf = (day: Day) =>
  days
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(" ", "\u00a0")
    .replace(/^1(?!\d)/, "1er")
