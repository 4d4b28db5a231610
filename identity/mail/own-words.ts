import type { Pool } from "pg"

/** Subject and text in the words of administrators, and which of their versions they are. */
export interface OwnWords {
  version: number
  subjectFr: string | null
  bodyFr: string | null
  subjectEn: string | null
  bodyEn: string | null
}

/** What administrators saved for a purpose ("accountResetPassword"); undefined where they saved nothing. */
export async function findOwnWords(pool: Pool, purpose: string): Promise<OwnWords | undefined> {
  const { rows } = await pool.query<OwnWords>(
    `select version, subject_fr as "subjectFr", body_fr as "bodyFr", subject_en as "subjectEn",
      body_en as "bodyEn" from identity.mail_words($1)`,
    [purpose],
  )
  return rows[0]
}
