import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { provide } from "../../../config/environment"
import { createDatabase, type TestDatabase } from "../../../tests/database"
import { webDatabase } from "../database.server"
import {
  findSession,
  findSessionByKey,
  keepSuspended,
  openSession,
  type Session,
} from "./session.server"
import { withUsableToken } from "./token-refresh.server"

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase()
  provide({ DATABASE_URL: database.url, SESSION_SECRET: "a secret of the tests" })
})

afterAll(async () => {
  await webDatabase().end()
  await database.drop()
})

/** A session whose token is good for so many seconds more. */
async function session(seconds: number, refreshDueAt: Date | null = null): Promise<Session> {
  const tokens = {
    accessToken: "first",
    refreshToken: randomUUID(),
    idToken: "id",
    expiresAt: new Date(Date.now() + seconds * 1_000),
    refreshDueAt,
  }
  const cookie = (await openSession("camille", tokens, null)).split(";")[0] ?? ""
  const found = await findSession(new Request("http://localhost", { headers: { cookie } }))
  if (!found) throw new Error("the session was not opened")
  return found
}

const renewed = () => ({
  accessToken: "second",
  refreshToken: randomUUID(),
  idToken: "id",
  expiresAt: new Date(Date.now() + 60_000),
  refreshDueAt: null,
})

describe("an access token", () => {
  test("is used as it is while it is valid for five seconds more", async () => {
    const refresh = vi.fn()
    expect((await withUsableToken(await session(8), refresh))?.accessToken).toBe("first")
    expect(refresh).not.toHaveBeenCalled()
  })

  test("A18 of someone suspended stays as it is, renews nothing, and is lost once it is refused", async () => {
    const nothing = async () => undefined
    const keep = ({ key }: Session) => keepSuspended({ key })
    const kept = await withUsableToken(await session(4), nothing, undefined, keep)
    if (!kept) throw new Error("nothing was kept")
    expect(kept).toMatchObject({ suspended: true, refreshToken: null, accessToken: "first" })
    const refresh = vi.fn()
    expect((await withUsableToken(kept, refresh))?.accessToken).toBe("first")
    expect(await withUsableToken(kept, refresh, kept.version)).toBeUndefined()
    expect(refresh).not.toHaveBeenCalled()
  })

  test("A4 is refreshed once, however many loaders ask", async () => {
    const old = await session(4)
    const refresh = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      return renewed()
    })
    const all = await Promise.all(Array.from({ length: 40 }, () => withUsableToken(old, refresh)))
    expect(new Set(all.map((it) => it?.accessToken))).toEqual(new Set(["second"]))
    expect(refresh).toHaveBeenCalledOnce()
  })

  test("is refreshed by another one when the first one died", async () => {
    const old = await session(4)
    await webDatabase().query(
      "update web.sessions set refreshing_until = now() + interval '300 ms' where id = $1",
      [old.key],
    )
    expect((await withUsableToken(old, async () => renewed()))?.accessToken).toBe("second")
  })

  test("that the API refused is refreshed before its time", async () => {
    const old = await session(60)
    expect((await withUsableToken(old, async () => renewed(), old.version))?.version).toBe(2)
  })

  test("that cannot be refreshed ends the session", async () => {
    const old = await session(1)
    expect(await withUsableToken(old, async () => undefined)).toBeUndefined()
    const { rowCount } = await webDatabase().query("select 1 from web.sessions where id = $1", [
      old.key,
    ])
    expect(rowCount).toBe(0)
  })

  test("A6 is refreshed although it is good, once 70 % of the refresh token’s life is over", async () => {
    const [due, notYet] = [new Date(Date.now() - 1_000), new Date(Date.now() + 60_000)]
    const refresh = vi.fn(async () => renewed())
    const fresh = await session(60, notYet)
    expect((await withUsableToken(fresh, refresh))?.accessToken).toBe("first")
    expect(refresh).not.toHaveBeenCalled()
    const old = await session(60, due)
    expect((await withUsableToken(old, refresh))?.accessToken).toBe("second")
    expect(refresh).toHaveBeenCalledOnce()
  })

  test("F9 is used as long as it is good, where the one that is due cannot be had", async () => {
    const old = await session(60, new Date(Date.now() - 1_000))
    const failing = vi.fn(async () => Promise.reject(new Error("down")))
    expect((await withUsableToken(old, failing))?.accessToken).toBe("first")
    const later = await findSessionByKey(old.key)
    // Not at every page: it is tried again after a while.
    expect(later && (await withUsableToken(later, failing))?.accessToken).toBe("first")
    expect(failing).toHaveBeenCalledOnce()
  })

  test("A7 whose answer was lost is asked for once more, and the session ends with it", async () => {
    const old = await session(1)
    let isGiven = false
    const refresh = async () => {
      // The server gave another one, and the line was cut; the old one is no longer taken.
      if (isGiven) return undefined
      isGiven = true
      throw new Error("the line was cut")
    }
    await expect(withUsableToken(old, refresh)).rejects.toThrow("cut")
    expect(await withUsableToken(old, refresh)).toBeUndefined()
    expect(await findSessionByKey(old.key)).toBeUndefined()
  })

  test("stays refreshable when the identity server could not be reached", async () => {
    const old = await session(1)
    const failing = withUsableToken(old, async () => Promise.reject(new Error("down")))
    await expect(failing).rejects.toThrow("down")
    expect((await withUsableToken(old, async () => renewed()))?.accessToken).toBe("second")
  })
})

describe("a session", () => {
  test.each(["nonsense", "", "x.y"])("is not opened by the cookie %j", async (cookie) => {
    const request = new Request("http://localhost", {
      headers: { cookie: `plume_session=${cookie}` },
    })
    expect(await findSession(request)).toBeUndefined()
  })

  test("has another id each time one signs in, and the database holds none of them", async () => {
    const [one, other] = [await session(60), await session(60)]
    expect(one.key.equals(other.key)).toBe(false)
    expect(one.key).toHaveLength(32)
  })
})
