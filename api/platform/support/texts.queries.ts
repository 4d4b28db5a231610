import { and, asc, eq, ne, sql } from "drizzle-orm"
import type { Database } from "../../../database/client"
import { supportTexts } from "./schema"

type Words = Pick<typeof supportTexts.$inferInsert, "name" | "textFr" | "textEn">

export type TextRow = typeof supportTexts.$inferSelect

/** All of them, by name. */
export function listTexts(db: Database) {
  return db
    .select()
    .from(supportTexts)
    .orderBy(asc(supportTexts.name), asc(supportTexts.id))
    .limit(200)
}

export async function findText(db: Database, id: string) {
  const [text] = await db.select().from(supportTexts).where(eq(supportTexts.id, id))
  return text
}

export async function addText(db: Database, words: Words) {
  const [added] = await db.insert(supportTexts).values(words).onConflictDoNothing().returning()
  return added
}

/** Whether another one than this is called so. */
export async function isNameTaken(db: Database, id: string, name: string): Promise<boolean> {
  const others = await db
    .select({ id: supportTexts.id })
    .from(supportTexts)
    .where(and(ne(supportTexts.id, id), eq(sql`lower(${supportTexts.name})`, name.toLowerCase())))
  return others.length > 0
}

/** Nothing is returned where the version is not the current one. */
export async function changeText(db: Database, id: string, version: number, words: Words) {
  const [changed] = await db
    .update(supportTexts)
    .set(words)
    .where(and(eq(supportTexts.id, id), eq(supportTexts.version, version)))
    .returning()
  return changed
}

export async function removeText(db: Database, id: string) {
  const [removed] = await db.delete(supportTexts).where(eq(supportTexts.id, id)).returning()
  return removed
}
