import type { Client } from "#contract/clients"
import type { Profile } from "#contract/profile"
import type { Statement } from "#contract/statements"
import { type Address, linesOfAddress } from "#domain/address"
import { addDays } from "#domain/day"
import { formatIban } from "#domain/iban"
import { nameInBusiness, sellerName } from "#domain/legal-status"
import type { Owner } from "#domain/owner"
import { penaltyArticles } from "#domain/penalty"
import { formatSiren } from "#domain/siren"
import { formatsOf } from "./document-data"
import { renderPaper } from "./on-thread"
import { statementWording } from "./statement-wording"

interface Parties {
  profile:
    | (Address &
        Pick<
          Profile,
          "firstName" | "lastName" | "commercialName" | "legalStatus" | "siren" | "siret" | "iban"
        >)
    | undefined
  client: Pick<
    Client,
    "kind" | "name" | "language" | "streetAddress" | "postalCode" | "city" | "country"
  >
}

/** A statement as an A4 PDF, tagged, in the client's language. */
export const renderStatement = (
  owner: Owner,
  statement: Statement,
  parties: Parties,
): Promise<Uint8Array> => renderPaper(owner, "statement", paperOf(statement, parties))

/** The name of its file. */
export const statementFile = ({ language, name }: Parties["client"], to: string) =>
  `${statementWording[language].file} ${name} ${to}.pdf`

/** What the template places: finished texts only. */
function paperOf(statement: Statement, { profile, client }: Parties) {
  const { language } = client
  const texts = statementWording[language]
  const say = formatsOf({ language, currency: statement.currency })
  const siren = profile?.siren ?? profile?.siret?.slice(0, 9)
  const name = profile ? nameInBusiness(sellerName(profile) ?? "", profile.legalStatus) : ""
  const side = (cents: number) => (cents === 0 ? "" : say.money(cents))
  return {
    language,
    title: texts.title,
    period: texts.until(say.day(statement.from), say.day(statement.to)),
    page: texts.page,
    from: {
      name,
      lines: [
        ...(profile ? linesOfAddress(profile, language) : []),
        siren ? `SIREN ${formatSiren(siren)}` : "",
      ].filter(Boolean),
    },
    to: { name: client.name, lines: linesOfAddress(client, language) },
    columns: texts.columns,
    opening: [texts.opening(say.day(addDays(statement.from, -1))), say.money(statement.opening)],
    movements: statement.movements.map(({ day, what, reference, debit, credit, balance }) => [
      say.day(day),
      texts.movements[what],
      reference ?? "",
      side(debit),
      side(credit),
      say.money(balance),
    ]),
    nothing: texts.nothing,
    total: [texts.total, say.money(statement.debit), say.money(statement.credit)],
    closing: [texts.closing(say.day(statement.to)), say.money(statement.closing)],
    open: openOf(statement, penaltyArticles(client.kind, language), texts, say),
    footer: [name, siren && `SIREN ${formatSiren(siren)}`].filter(Boolean).join(" · "),
    bank: profile?.iban && statement.due > 0 ? texts.bank(formatIban(profile.iban)) : "",
  }
}

/** What is to be paid today, bill by bill; nothing where nothing is. */
function openOf(
  statement: Statement,
  law: ReturnType<typeof penaltyArticles>,
  texts: (typeof statementWording)["fr" | "en"],
  say: ReturnType<typeof formatsOf>,
) {
  if (statement.open.length === 0) return null
  const { today, due, overdue, clientCredit, interest, indemnity } = statement
  const sums = [
    { label: texts.due, value: say.money(due) },
    ...(overdue > 0 ? [{ label: texts.overdue, value: say.money(overdue) }] : []),
    ...(clientCredit > 0 ? [{ label: texts.clientCredit, value: say.money(-clientCredit) }] : []),
  ]
  return {
    title: texts.open(say.day(today)),
    columns: texts.openColumns,
    bills: statement.open.map((bill) => [
      bill.number,
      say.day(bill.dueDate),
      say.money(bill.totalTTC),
      texts.days(bill.daysLate),
      bill.interest + bill.indemnity > 0 ? say.money(bill.interest + bill.indemnity) : "",
      say.money(bill.due),
    ]),
    sums,
    balance: { label: texts.balance, value: say.money(due - clientCredit) },
    late:
      interest + indemnity > 0
        ? texts.late(say.day(today), say.money(interest), say.money(indemnity), law)
        : "",
  }
}
