import type { FoundCompany } from "#contract/company-lookup"
import { vatNumberOf } from "#domain/vat"
import type { Entry, Establishment } from "../../official-lists/company-register"

/** What the register says of a business, at the establishment asked for, else at its seat. */
export function companyOf(entry: Entry, number: string): FoundCompany | undefined {
  const name = told(entry.nom_raison_sociale) ?? told(entry.nom_complet)
  // Those who asked not to be published have no name here: they type it themselves.
  if (!name) return undefined
  const asked = entry.matching_etablissements?.find(({ siret }) => siret === number)
  const establishment = asked ?? entry.siege ?? undefined
  return {
    siren: entry.siren,
    siret: establishment?.siret ?? null,
    name,
    ...personOf(entry),
    legalStatus: legalStatusOf(entry.nature_juridique),
    vatNumber: vatNumberOf(entry.siren),
    activityCode: told(establishment?.activite_principale) ?? told(entry.activite_principale),
    streetAddress: streetOf(establishment),
    postalCode: told(establishment?.code_postal),
    city: told(establishment?.libelle_commune),
    country: "FR",
    establishments: establishmentsOf(entry),
    closed: entry.etat_administratif === "C" || asked?.etat_administratif === "F",
  }
}

/** Where there are several to choose from, the open ones, the seat first. */
function establishmentsOf({
  siege,
  matching_etablissements: matching,
}: Entry): FoundCompany["establishments"] {
  const seat = siege?.siret
  const all = [...(siege ? [siege] : []), ...(matching ?? []).filter(({ siret }) => siret !== seat)]
  const open = all.filter(({ etat_administratif: state }) => state !== "F")
  if (open.length < 2) return []
  return open.map((establishment) => ({
    siret: establishment.siret,
    address: [
      streetOf(establishment),
      told(establishment.code_postal),
      told(establishment.libelle_commune),
    ]
      .filter(Boolean)
      .join(" "),
    isSeat: establishment.siret === seat,
  }))
}

/** The one person behind an entrepreneur's business, in small letters but the first. */
function personOf(entry: Entry): Pick<FoundCompany, "firstName" | "lastName"> {
  const person = entry.dirigeants?.[0]
  if (!person || legalStatusOf(entry.nature_juridique) !== "entrepreneur")
    return { firstName: null, lastName: null }
  const first = told(person.prenoms)?.split(/[\s,]+/)[0] ?? null
  return { firstName: titled(first), lastName: titled(told(person.nom)) }
}

function titled(text: string | null): string | null {
  if (text === null) return null
  return text
    .toLocaleLowerCase("fr")
    .replace(/(^|[\s'’-])\p{L}/gu, (start) => start.toLocaleUpperCase("fr"))
}

/** INSEE's codes of legal categories (niveau III), for the statuses that the product knows. */
export function legalStatusOf(code: string | null | undefined): FoundCompany["legalStatus"] {
  const category = Number(code)
  const within = (from: number, to: number) => category >= from && category <= to
  if (category === 1000) return "entrepreneur"
  if (category === 5498) return "EURL"
  if (category === 5720) return "SASU"
  if (category === 5202) return "SNC"
  if (within(5306, 5307)) return "SCS"
  if (within(5308, 5309)) return "SCA"
  if (within(5410, 5499)) return "SARL"
  if (within(5505, 5699)) return "SA"
  return within(5710, 5719) ? "SAS" : null
}

/** "8 RUE DE LA RÉPUBLIQUE", from its pieces, or from the whole address less its last line. */
function streetOf(establishment: Establishment | undefined): string | null {
  if (!establishment) return null
  const pieces = [
    establishment.complement_adresse,
    establishment.numero_voie,
    establishment.indice_repetition,
    establishment.type_voie,
    establishment.libelle_voie,
  ].flatMap((piece) => told(piece) ?? [])
  if (pieces.length) return pieces.join(" ")
  const whole = told(establishment.adresse)
  const lastLine = [told(establishment.code_postal), told(establishment.libelle_commune)]
    .filter(Boolean)
    .join(" ")
  const street = lastLine ? whole?.split(lastLine)[0]?.trim() : whole
  return street || null
}

/** Nothing for what is empty or withheld ("[ND]", "[NON-DIFFUSIBLE]"). */
function told(text: string | null | undefined): string | null {
  const clean = text?.trim()
  return clean && !/\[N(D|ON-DIFFUSIBLE)\]/.test(clean) ? clean : null
}
