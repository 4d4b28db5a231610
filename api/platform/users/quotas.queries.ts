import { sql } from "drizzle-orm"
import { Quotas } from "#contract/quotas"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

/** What the installation gives to each and to all; it is nobody's own. */
export async function findQuotas(db: Database, _nobody: Owner): Promise<Quotas> {
  const { rows } = await db.execute<{ quotas: unknown }>(sql`
    select jsonb_object_agg(kind, jsonb_build_object('perPerson', per_person, 'perNewcomer', per_newcomer,
      'perInstallation', per_installation)) as quotas from quotas`)
  return Quotas.parse(rows[0]?.quotas)
}

export async function changeQuotas(db: Database, _nobody: Owner, quotas: Quotas): Promise<void> {
  for (const [kind, { perPerson, perNewcomer, perInstallation }] of Object.entries(quotas))
    await db.execute(sql`update quotas set per_person = ${perPerson}, per_newcomer = ${perNewcomer},
      per_installation = ${perInstallation} where kind = ${kind}`)
}
