import { expect, test } from "vitest"
import { remoteKeys, verifier } from "../../api/access/verify"
import { people, startApi } from "../api"
import { tokenOf, trusted } from "../tokens"

test("F9 without the identity server's keys a token is neither right nor wrong", async () => {
  const keys = remoteKeys("http://127.0.0.1:1/jwks")
  const api = await startApi({ verify: verifier({ ...trusted, keys }) })
  const authorization = `Bearer ${await tokenOf(people.camille.id)}`
  const answer = await api.fetch(null, "/Products", { headers: { authorization } })
  expect(answer.status).toBe(503)
  expect(answer.headers.get("retry-after")).toBe("5")
  const junk = await api.fetch(null, "/Products", { headers: { authorization: "Bearer a.b.c" } })
  expect(junk.status).toBe(401)
})
