import { and, between, eq, getTableColumns, isNotNull, or, type SQL, sql } from "drizzle-orm"
import type { CompanyFilter, NewCompany } from "#contract/companies"
import type { Owner } from "#domain/owner"
import { normaliseSiren } from "#domain/siren"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { companies, companyMembers } from "./schema"

/** As many as a search of the register answers at once. */
const mostFound = 50

const sorts = { name: sql`${companies.name} collate "fr-x-icu"` }

const columns = {
  ...getTableColumns(companies),
  member: isNotNull(companyMembers.owner).mapWith(Boolean),
  changeable: sql<boolean>`${companyMembers.mayChange} is true`,
}
const listed = projection(columns)

const membership = (owner: Owner) =>
  and(eq(companyMembers.companyId, companies.id), eq(companyMembers.owner, owner))

const named = (text: string) =>
  sql`plain_text(${companies.name}) like '%' || plain_text(${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}) || '%'`

export function listCompanies(db: Database, owner: Owner, filter: CompanyFilter) {
  const page = keyset(filter, sorts, companies.id, "name")
  const wanted = and(
    filter.q ? matching(filter.q) : undefined,
    filter.own ? isNotNull(companyMembers.owner) : undefined,
  )
  const withMember = sql`${companies} left join ${companyMembers} on ${membership(owner)}`
  return page.list(db, listed, withMember, wanted)
}

/** Those whose name has the text in it, or whose SIREN or SIRET it is. */
export const searchCompanies = (db: Database, owner: Owner, value: string) =>
  select(db, owner, matching(value)).orderBy(sorts.name, companies.id).limit(mostFound)

export async function findCompany(db: Database, owner: Owner, id: string) {
  const [company] = await select(db, owner, eq(companies.id, id))
  return company
}

export async function findCompanyBySiret(db: Database, owner: Owner, siret: string) {
  const [company] = await select(db, owner, eq(companies.siret, siret))
  return company
}

const select = (db: Database, owner: Owner, which: SQL | undefined) =>
  db.select(columns).from(companies).leftJoin(companyMembers, membership(owner)).where(which)

function matching(value: string) {
  const digits = normaliseSiren(value)
  if (!/^\d{9}(\d{5})?$/.test(digits)) return named(value)
  const siren = digits.slice(0, 9)
  const isSiret = digits.length > 9
  return or(
    eq(companies.siren, siren),
    // Of many the SIRET alone is known: the SIREN is its beginning.
    isSiret
      ? eq(companies.siret, digits)
      : between(companies.siret, `${siren}00000`, `${siren}99999`),
    named(value),
  )
}

/** Nothing where the register has that SIRET already. */
export async function addCompany(db: Database, _owner: Owner, company: NewCompany) {
  const [added] = await db
    .insert(companies)
    .values(company)
    .onConflictDoNothing()
    .returning({ id: companies.id })
  return added
}

/** Belonging to one again changes nothing. */
export async function joinCompany(
  db: Database,
  owner: Owner,
  { companyId, mayChange }: { companyId: string; mayChange: boolean },
) {
  await db.insert(companyMembers).values({ owner, companyId, mayChange }).onConflictDoNothing()
}

/** Nothing where it is not of this version, if one is named. */
export async function changeCompany(
  db: Database,
  _owner: Owner,
  { id, version, ...changes }: NewCompany & { id: string; version?: number },
) {
  const [changed] = await db
    .update(companies)
    .set(changes)
    .where(
      and(eq(companies.id, id), version === undefined ? undefined : eq(companies.version, version)),
    )
    .returning({ id: companies.id })
  return changed
}

/** The names of those that someone belongs to. */
export function listOwnCompanies(db: Database, owner: Owner) {
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .innerJoin(companyMembers, membership(owner))
    .orderBy(sorts.name, companies.id)
}
