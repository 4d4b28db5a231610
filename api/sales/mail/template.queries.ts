import { and, desc, eq, getTableColumns, ne, sql } from "drizzle-orm"
import type { MailPurpose } from "#contract/mail-purposes"
import type { MailTemplateFilter, NewMailTemplate } from "#contract/mail-templates"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"
import { mailTemplates } from "./schema"

const { owner: _, ...columns } = getTableColumns(mailTemplates)
const listed = projection(columns)

export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findMailTemplate>>>

const sorts = {
  name: sql`${mailTemplates.name} collate "fr-x-icu"`,
  purpose: mailTemplates.purpose,
}

export function listMailTemplates(db: Database, owner: Owner, filter: MailTemplateFilter) {
  const page = keyset(filter, sorts, mailTemplates.id, "name")
  const wanted = and(
    eq(mailTemplates.owner, owner),
    filter.purpose ? eq(mailTemplates.purpose, filter.purpose) : undefined,
    containing(filter.q, mailTemplates.name),
  )
  return page.list(db, listed, mailTemplates, wanted)
}

export async function findMailTemplate(db: Database, owner: Owner, id: string) {
  const [template] = await db
    .select(columns)
    .from(mailTemplates)
    .where(and(eq(mailTemplates.owner, owner), eq(mailTemplates.id, id)))
  return template
}

/** The one that messages of a purpose begin with, where the owner has chosen one. */
export async function findUsualTemplate(db: Database, owner: Owner, purpose: MailPurpose) {
  const [template] = await db
    .select(columns)
    .from(mailTemplates)
    .where(
      and(
        eq(mailTemplates.owner, owner),
        eq(mailTemplates.purpose, purpose),
        eq(mailTemplates.usual, true),
      ),
    )
    .orderBy(desc(mailTemplates.changedAt))
    .limit(1)
  return template
}

/** What is usual from now on takes the place of what was. */
export async function addMailTemplate(db: Database, owner: Owner, template: NewMailTemplate) {
  if (template.usual) await clearUsual(db, owner, template.purpose)
  const [added] = await db
    .insert(mailTemplates)
    .values({ ...template, owner })
    .returning(columns)
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeMailTemplate(
  db: Database,
  owner: Owner,
  id: string,
  { version, ...template }: NewMailTemplate & { version: number },
) {
  if (template.usual) await clearUsual(db, owner, template.purpose, id)
  const [changed] = await db
    .update(mailTemplates)
    .set(template)
    .where(
      and(
        eq(mailTemplates.owner, owner),
        eq(mailTemplates.id, id),
        eq(mailTemplates.version, version),
      ),
    )
    .returning(columns)
  return changed
}

export async function removeMailTemplate(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(mailTemplates)
    .where(and(eq(mailTemplates.owner, owner), eq(mailTemplates.id, id)))
    .returning({ id: mailTemplates.id })
  return removed
}

/** Nothing else is usual for the purpose any more. */
export async function clearUsual(
  db: Database,
  owner: Owner,
  purpose: MailPurpose,
  butFor?: string,
) {
  await db
    .update(mailTemplates)
    .set({ usual: false })
    .where(
      and(
        eq(mailTemplates.owner, owner),
        eq(mailTemplates.purpose, purpose),
        eq(mailTemplates.usual, true),
        butFor ? ne(mailTemplates.id, butFor) : undefined,
      ),
    )
}
