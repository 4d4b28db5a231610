import { expect, test } from "vitest"
import { startApi } from "../api"
import { allOperations } from "../operations"

/** What a stack, a query, a file or a version of a program looks like. */
const inside =
  /\bselect\b.*\bfrom\b|insert into|drizzle|postgres|node_modules|\.[jt]s:\d|\bat \w+ \(|\bhono\b|\bzod\b|\bpg\b|v?\d+\.\d+\.\d+\b|relation "|syntax error|ECONN/i

const bodies = ["{", "null", "[]", '{"__proto__":{"x":1}}', `{"name":"${"x".repeat(9_000)}"}`]
const ids = [crypto.randomUUID(), "%00", "' or 1=1 --", "..%2f..%2fetc%2fpasswd", "1e400"]

test("E88 three hundred provoked errors, over all operations, say nothing of the inside", async () => {
  const api = await startApi()
  let provoked = 0
  for (const { id, method, path, parameters } of allOperations()) {
    for (const at of bodies.keys()) {
      const filled = path.replace(/^\/api/, "").replace(/\{\w+\}/g, ids[at] ?? "x")
      const query = parameters.length === 0 ? `?limit=x${at}&sort=%22;drop&q=%00` : ""
      const answer = await api.fetch("admin", filled + query, {
        method,
        ...(method !== "GET" && {
          body: bodies[at],
          headers: { "content-type": at === 2 ? "text/plain" : "application/json" },
        }),
      })
      const text = await answer.text()
      if (answer.status < 400) continue
      provoked += 1
      const told = `${id} ${answer.status} ${text}`
      expect(answer.headers.get("content-type"), told).toBe("application/problem+json")
      const { instance: _, ...problem } = JSON.parse(text)
      expect(JSON.stringify(problem), told).not.toMatch(inside)
      expect(answer.status, told).not.toBe(500)
    }
  }
  expect(provoked).toBeGreaterThan(300)
}, 600_000)
