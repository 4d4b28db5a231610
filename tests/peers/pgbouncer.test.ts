import { rmSync } from "node:fs"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { roleAddress, roles } from "../../database/role-address"
import { openForBusiness } from "../billing"
import { createDatabase } from "../database"
import { callerOf, issueOne, numbersOf } from "../runtime/crash"
import { openProduct, signUp } from "../runtime/product"
import { startPgBouncer, unpackPgBouncer } from "./pgbouncer"

const bouncer = await unpackPgBouncer()
const reason = "reason" in bouncer ? bouncer.reason : undefined
if (reason) console.warn(`not run here, as PgBouncer cannot be had (${reason}): session pooling`)

test.skipIf(reason)(
  "behind PgBouncer the product works, and everyone finds their own alone",
  async () => {
    if (!("folder" in bouncer)) return
    onTestFinished(() => rmSync(bouncer.folder, { recursive: true, force: true }))
    const database = await createDatabase()
    onTestFinished(database.drop)
    const url = await startPgBouncer(bouncer.folder, database.url)

    const site = await openProduct({ DATABASE_URL: url })
    await site.start()
    const password = "Écluse-du-Rhône-2026"
    const enter = async (email: string) => {
      const visitor = await signUp(site.address, email, password)
      return { visitor, call: callerOf(site, site.token(email, password)) }
    }
    const camille = await enter("camille@exemple.fr")
    const nadia = await enter("nadia@exemple.fr")
    const client = await openForBusiness({ fetch: (_who, path, init) => camille.call(path, init) })
    const number = await issueOne(camille.call, client.id)
    const [bill] = await (await camille.call("/Bills")).json()

    // The connections of one are the next one's; by turns and at once nobody reads what is not theirs.
    const asked = Array.from({ length: 40 }, async (_, at) => {
      const { call, visitor } = at % 2 ? nadia : camille
      const list = await numbersOf(call)
      const one = (await call(`/Bills/${bill.id}`)).status
      const page = await visitor.visit(`${site.address}/admin/bills/${bill.id}`)
      return { list, one, page: page.status, isThere: page.body.includes("Atelier Rhône") }
    })
    const found = await Promise.all(asked)
    for (const [at, answer] of found.entries())
      expect(answer).toEqual(
        at % 2
          ? { list: [], one: 404, page: 404, isThere: false }
          : { list: [number], one: 200, page: 200, isThere: true },
      )

    // A tier's connection through the pooler is its own role, whatever a statement says.
    for (const role of roles) {
      const connection = new pg.Client({ connectionString: roleAddress(role, url) })
      await connection.connect()
      await connection.query("reset role")
      const { rows } = await connection.query("select current_user as is")
      expect(rows).toEqual([{ is: role }])
      await expect(connection.query("set role plume_identity_owner")).rejects.toThrow()
      await connection.end()
    }
  },
)
