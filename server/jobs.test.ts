import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { codeOf, sources } from "../tests/source"
import { type Job, startJobs } from "./jobs"

const log = { error: vi.fn() }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("each job runs at the start and then by its time, until all are stopped", async () => {
  const runs: string[] = []
  const job = (name: string, every: number): Job => ({
    name,
    every,
    run: async () => void runs.push(name),
  })
  const jobs = startJobs([job("often", 1_000), job("seldom", 3_000)], log)
  await vi.advanceTimersByTimeAsync(3_500)
  expect(runs.filter((name) => name === "often")).toHaveLength(4)
  expect(runs.filter((name) => name === "seldom")).toHaveLength(2)
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toHaveLength(6)
})

test("a job that takes long is not begun a second time, and one that fails is tried again", async () => {
  const long = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 2_500)))
  const failing = vi.fn(async () => Promise.reject(new Error("not today")))
  const jobs = startJobs(
    [
      { name: "long", every: 1_000, run: long },
      { name: "failing", every: 1_000, run: failing },
    ],
    log,
  )
  await vi.advanceTimersByTimeAsync(2_100)
  expect(long).toHaveBeenCalledTimes(1)
  expect(failing).toHaveBeenCalledTimes(3)
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: "failing" }), "job failed")
  const stopped = vi.fn()
  jobs.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(300)
  expect(stopped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(stopped).toHaveBeenCalled()
})

test("nothing of the server happens by a clock of its own: the list is whole", () => {
  const clocks = ["api", "identity", "database", "server"]
    .flatMap((room) => sources(room, { tests: false }))
    .filter((file) => /\bsetInterval\(/.test(codeOf(file)))
  expect(clocks).toEqual(["server/jobs.ts"])
})
