import type { Pool } from "pg"
import { authenticate, findAccount, listAccounts } from "./accounts"
import type { Sessions } from "./sessions"

/** What administrators do to accounts of the embedded server; the API asks for it. */
export function accountAdministration(pool: Pool, sessions: Sessions) {
  return {
    async setRoles(id: string, roles: readonly string[]) {
      await pool.query(
        "update identity.accounts set roles = $2, rights_changed_at = now() where id::text = $1",
        [id, [...roles]],
      )
    },
    /** Roles are words here: there is no list of them to keep. */
    async addRole(_name: string) {},
    async removeRole(_name: string) {},
    async refuseRefresh(id: string) {
      await pool.query(
        "delete from identity.artifacts where model = 'RefreshToken' and payload->>'accountId' = $1",
        [id],
      )
    },
    async endSessions(id: string, openedUntil: Date) {
      await sessions.endAll(id, { openedAfter: openedUntil })
    },
    accountList: {
      async count() {
        const { rows } = await pool.query<{ count: number }>(
          "select count(*)::int as count from identity.accounts",
        )
        return rows[0]?.count ?? 0
      },
      list: () => listAccounts(pool),
      rolesOf: async (id: string) => (await findAccount(pool, id))?.roles,
    },
    async emailConfirmed(id: string) {
      return (await findAccount(pool, id))?.emailVerifiedAt != null
    },
    async passwordMatches(id: string, password: string) {
      const account = await findAccount(pool, id)
      return (
        account !== undefined && (await authenticate(pool, account.email, password)) !== undefined
      )
    },
    async describe(id: string) {
      const account = await findAccount(pool, id)
      return account && { ...account, sessions: await sessions.list(id) }
    },
    async remove(id: string) {
      await sessions.endAll(id)
      const { rows } = await pool.query<{ email: string }>(
        "delete from identity.accounts where id::text = $1 returning email",
        [id],
      )
      // A sign-in that was begun and left knows whom it asked.
      for (const { email } of rows)
        await pool.query(
          `delete from identity.artifacts
           where model = 'Interaction' and lower(payload #>> '{params,login_hint}') = lower($1)`,
          [email],
        )
    },
  }
}
