import type { Client } from "#contract/clients"
import type { Statement } from "#contract/statements"
import { linesOfAddress } from "#domain/address"
import { addDays } from "#domain/day"
import { formatIban } from "#domain/iban"
import { nameInBusiness } from "#domain/legal-status"
import { formatSiren } from "#domain/siren"
import type { Entered } from "../people/profile/rules"
import { nameOf } from "../sales/documents/freezing.rules"
import { renderPaper } from "./document"
import { formatsOf } from "./document-data"
import { statementWording } from "./statement-wording"

interface Parties {
  profile: Entered | undefined
  client: Pick<Client, "name" | "language" | "streetAddress" | "postalCode" | "city" | "country">
}

/** A statement as an A4 PDF, tagged, in the client's language. */
export const renderStatement = (statement: Statement, parties: Parties): Promise<Uint8Array> =>
  renderPaper("statement", paperOf(statement, parties))

/** The name of its file. */
export const statementFile = ({ language, name }: Parties["client"], to: string) =>
  `${statementWording[language].file} ${name} ${to}.pdf`

/** What the template places: finished texts only. */
function paperOf(statement: Statement, { profile, client }: Parties) {
  const { language } = client
  const words = statementWording[language]
  const say = formatsOf({ language, currency: statement.currency })
  const siren = profile?.siren ?? profile?.siret?.slice(0, 9)
  const name = profile ? nameInBusiness(nameOf(profile) ?? "", profile.legalStatus) : ""
  const side = (cents: number) => (cents === 0 ? "" : say.money(cents))
  return {
    language,
    title: words.title,
    period: words.until(say.day(statement.from), say.day(statement.to)),
    page: words.page,
    from: {
      name,
      lines: [
        ...(profile ? linesOfAddress(profile, language) : []),
        siren ? `SIREN ${formatSiren(siren)}` : "",
      ].filter(Boolean),
    },
    to: { name: client.name, lines: linesOfAddress(client, language) },
    columns: words.columns,
    opening: [words.opening(say.day(addDays(statement.from, -1))), say.money(statement.opening)],
    movements: statement.movements.map(({ day, what, reference, debit, credit, balance }) => [
      say.day(day),
      words.movements[what],
      reference ?? "",
      side(debit),
      side(credit),
      say.money(balance),
    ]),
    nothing: words.nothing,
    total: [words.total, say.money(statement.debit), say.money(statement.credit)],
    closing: [words.closing(say.day(statement.to)), say.money(statement.closing)],
    open: openOf(statement, words, say),
    footer: [name, siren && `SIREN ${formatSiren(siren)}`].filter(Boolean).join(" · "),
    bank: profile?.iban && statement.due > 0 ? words.bank(formatIban(profile.iban)) : "",
  }
}

/** What is to be paid today, bill by bill; nothing where nothing is. */
function openOf(
  statement: Statement,
  words: (typeof statementWording)["fr" | "en"],
  say: ReturnType<typeof formatsOf>,
) {
  if (statement.open.length === 0) return null
  const { today, due, overdue, clientCredit, interest, indemnity } = statement
  const sums = [
    { label: words.due, value: say.money(due) },
    ...(overdue > 0 ? [{ label: words.overdue, value: say.money(overdue) }] : []),
    ...(clientCredit > 0 ? [{ label: words.clientCredit, value: say.money(-clientCredit) }] : []),
  ]
  return {
    title: words.open(say.day(today)),
    columns: words.openColumns,
    bills: statement.open.map((bill) => [
      bill.number,
      say.day(bill.dueDate),
      say.money(bill.totalTTC),
      words.days(bill.daysLate),
      bill.interest + bill.indemnity > 0 ? say.money(bill.interest + bill.indemnity) : "",
      say.money(bill.due),
    ]),
    sums,
    balance: { label: words.balance, value: say.money(due - clientCredit) },
    late:
      interest + indemnity > 0
        ? words.late(say.day(today), say.money(interest), say.money(indemnity))
        : "",
  }
}
