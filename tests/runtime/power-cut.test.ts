import { once } from "node:events"
import { expect, test } from "vitest"
import { openForBusiness } from "../billing"
import { callerOf, issueOne, keepIssuing, killAll, numbersOf, postmasterOf } from "./crash"
import { openProduct, signUp } from "./product"

test("F1, F2, F5 a power cut while bills are issued loses no acknowledged number, leaves no gap, and ends no session", async () => {
  const site = await openProduct()
  const child = await site.start()
  const [email, password] = ["camille@exemple.fr", "Écluse-du-Rhône-2026"]
  const visitor = await signUp(site.address, email, password)
  const fetchApi = callerOf(site, site.token(email, password))
  const client = await openForBusiness({ fetch: (_who, path, init) => fetchApi(path, init) })

  const { acknowledged, ended } = keepIssuing(fetchApi, client.id)
  await expect.poll(() => acknowledged.length, { timeout: 90_000, interval: 5 }).toBeGreaterThan(20)
  const exit = once(child, "exit")
  killAll(postmasterOf(site.dataDir), child.pid)
  await exit
  await ended

  await site.start()
  const numbers = await numbersOf(fetchApi)
  expect(acknowledged.filter((number) => !numbers.includes(number))).toEqual([])
  const year = numbers[0]?.slice(0, 7)
  expect(numbers).toEqual(numbers.map((_, at) => `${year}${String(at + 1).padStart(4, "0")}`))
  const next = await issueOne(fetchApi, client.id)
  expect(next).toBe(`${year}${String(numbers.length + 1).padStart(4, "0")}`)
  const page = await visitor.visit(`${site.address}/admin/bills`)
  expect([page.url, page.status]).toEqual([`${site.address}/admin/bills`, 200])
  expect(page.body).toContain(next)
}, 600_000)
