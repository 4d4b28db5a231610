import type { z } from "zod"
import type { CompanyChanges, CompanyMembership } from "#contract/companies"
import { ensure, found } from "../../http/problem"
import type { Context } from "../../ports/context"
import * as queries from "./queries"

type Row = NonNullable<Awaited<ReturnType<typeof queries.findCompany>>>

/** Enters a business into the register, or takes one that is there, and makes the caller belong to it. */
export async function enterCompany(
  { db, owner }: Context,
  { Company: company, UserId }: z.output<typeof CompanyMembership>,
): Promise<Row> {
  found(UserId.toLowerCase() === owner || null)
  const isKnown = "id" in company
  const known = isKnown
    ? found(await queries.findCompany(db, owner, company.id))
    : await queries.addCompany(db, owner, company)
  ensure(known, "companyKnown")
  await queries.joinCompany(db, owner, { companyId: known.id, mayChange: !isKnown })
  return found(await queries.findCompany(db, owner, known.id))
}

/** Changes a business of the register, for whoever entered it; tells where the version is not the current one. */
export async function changeCompany(
  { db, owner }: Context,
  changes: z.output<typeof CompanyChanges>,
): Promise<{ company: Row; isStale: boolean }> {
  found(found(await queries.findCompany(db, owner, changes.id)).changeable || null)
  const other = changes.siret && (await queries.findCompanyBySiret(db, owner, changes.siret))
  ensure(!other || other.id === changes.id.toLowerCase(), "companyKnown")
  const isStale = !(await queries.changeCompany(db, owner, changes))
  return { company: found(await queries.findCompany(db, owner, changes.id)), isStale }
}
