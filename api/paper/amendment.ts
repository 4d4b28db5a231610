import type { Client } from "#contract/clients"
import type { Amendment, ContractTerms } from "#contract/contract-terms"
import type { Contract } from "#contract/contracts"
import type { Profile } from "#contract/profile"
import { type Address, linesOfAddress } from "#domain/address"
import { nameInBusiness, sellerName } from "#domain/legal-status"
import type { Owner } from "#domain/owner"
import { formatSiren } from "#domain/siren"
import { amendmentWording } from "./amendment-wording"
import { formatsOf } from "./document-data"
import { renderPaper } from "./on-thread"

interface Agreement {
  contract: Pick<
    Contract,
    "reference" | "title" | "startDate" | "currency" | "ownSignatory" | "clientSignatory"
  >
  amendment: Amendment
  profile:
    | (Address &
        Pick<
          Profile,
          "firstName" | "lastName" | "commercialName" | "legalStatus" | "siren" | "siret"
        >)
    | undefined
  client: Pick<Client, "name" | "language" | "streetAddress" | "postalCode" | "city" | "country">
}

/** An amendment as an A4 PDF, tagged, in the client's language: what it changes, in two columns. */
export const renderAmendment = (owner: Owner, agreement: Agreement): Promise<Uint8Array> =>
  renderPaper(owner, "amendment", paperOf(agreement))

/** What the template places: finished texts only. */
function paperOf({ contract, amendment, profile, client }: Agreement) {
  const { language } = client
  const texts = amendmentWording[language]
  const say = formatsOf({ language, currency: contract.currency })
  const siren = profile?.siren ?? profile?.siret?.slice(0, 9)
  const name = profile ? nameInBusiness(sellerName(profile) ?? "", profile.legalStatus) : ""
  const value = valuesIn(language, say)
  return {
    language,
    title: texts.title(amendment.number),
    draft: amendment.state === "draft" ? texts.draft : "",
    about: texts.about(contract.reference ?? "", contract.title, say.day(contract.startDate)),
    page: texts.page,
    between: texts.between,
    andWith: texts.andWith,
    from: {
      name,
      lines: [
        ...(profile ? linesOfAddress(profile, language) : []),
        siren ? `SIREN ${formatSiren(siren)}` : "",
      ].filter(Boolean),
    },
    to: { name: client.name, lines: linesOfAddress(client, language) },
    opening: [
      ...(amendment.reason ? [texts.reason(amendment.reason)] : []),
      texts.from(say.day(amendment.effectiveOn)),
    ],
    columns: texts.columns,
    changes: amendment.changed.map((term) => [
      texts.terms[term],
      value(term, amendment.before),
      value(term, amendment.after),
    ]),
    closing: [texts.rest],
    signatures: [
      { name: contract.ownSignatory ?? name, hint: texts.signature },
      { name: contract.clientSignatory ?? client.name, hint: texts.signature },
    ],
    footer: [name, siren && `SIREN ${formatSiren(siren)}`].filter(Boolean).join(" · "),
  }
}

/** A term as it is printed. */
function valuesIn(language: "fr" | "en", say: ReturnType<typeof formatsOf>) {
  const texts = amendmentWording[language]
  const days = (count: number | null) => (count === null ? texts.none : texts.days(count))
  const number = (decimal: string | null) =>
    decimal === null
      ? texts.none
      : Number(decimal).toLocaleString(language === "fr" ? "fr-FR" : "en-GB")
  return (term: keyof ContractTerms, terms: ContractTerms): string => {
    switch (term) {
      case "priceHT":
        return say.money(terms.priceHT)
      case "unit":
        return texts.units[terms.unit]
      case "endDate":
        return terms.endDate ? say.day(terms.endDate) : texts.noEnd
      case "paymentDays":
        return days(terms.paymentDays)
      case "endOfMonth":
        return texts.yesOrNo(terms.endOfMonth)
      case "penaltyRate":
        return terms.penaltyRate ? `${number(terms.penaltyRate)}\u00a0%` : texts.legalRate
      case "renewable":
        return texts.yesOrNo(terms.renewable)
      case "renewalDays":
        return days(terms.renewalDays)
      case "noticeDays":
        return days(terms.noticeDays)
      case "hoursPerDay":
        return number(terms.hoursPerDay)
      case "budgetDays":
        return number(terms.budgetDays)
      case "budgetHT":
        return terms.budgetHT === null ? texts.none : say.money(terms.budgetHT)
    }
  }
}
