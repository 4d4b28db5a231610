import { expect, test } from "vitest"
import { holding } from "./held-bodies"

/** Something that is held until it is let go. */
function held(whose: string, megabytes: number, log: string[], name: string) {
  let letGo = () => {}
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const done = holding(whose, megabytes * 1_000_000, async () => {
    log.push(name)
    await until
  })
  return { letGo, done }
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve))

test("only so many bytes of files are held at once, of a person and of all; who waits comes in turn", async () => {
  const log: string[] = []
  const first = held("camille", 10, log, "camille 1")
  const second = held("camille", 10, log, "camille 2")
  const small = held("inès", 1, log, "inès")
  const other = held("thomas", 10, log, "thomas")
  const late = held("zoé", 10, log, "zoé")
  await aTurn()
  expect(log).toEqual(["camille 1", "inès", "thomas"])
  // Her second one was there first.
  first.letGo()
  await first.done
  await aTurn()
  expect(log.at(-1)).toBe("camille 2")
  other.letGo()
  await other.done
  await aTurn()
  expect(log.at(-1)).toBe("zoé")
  for (const { letGo } of [second, small, late]) letGo()
  await Promise.all([second, small, late].map(({ done }) => done))
})

test("what fails is held no longer, and what is larger than all may come alone", async () => {
  const failing = holding("camille", 12_000_000, async () => Promise.reject(new Error("broken")))
  await expect(failing).rejects.toThrow("broken")
  expect(await holding("camille", 60_000_000, async () => "done")).toBe("done")
})

test("when too many wait, the next is told to come again", async () => {
  const log: string[] = []
  const one = held("camille", 12, log, "first")
  const waiting = Array.from({ length: 100 }, (_, at) => held("camille", 1, log, `${at}`))
  await expect(holding("camille", 1_000_000, async () => {})).rejects.toMatchObject({ status: 503 })
  for (const { letGo } of [one, ...waiting]) letGo()
  await Promise.all([one, ...waiting].map(({ done }) => done))
  expect(log).toHaveLength(101)
})
