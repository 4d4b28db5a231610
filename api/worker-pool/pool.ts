import { Worker } from "node:worker_threads"
import { HttpProblem } from "../http/problem"
import type { Later } from "../ports/later"

/** What a thread does, and the seconds that it may take; `worker-thread.ts` says how each is done. */
const tasks = {
  typeOf: 10,
  redrawn: 20,
  sitePicture: 20,
  readEBill: 20,
  renderBill: 60,
  renderPaper: 60,
  drawPaper: 20,
  drawCv: 20,
  drawDraft: 20,
  joinEvidence: 20,
  xmlIn: 20,
  readTable: 20,
  readCalendar: 20,
  readStatement: 20,
} as const

export type TaskName = keyof typeof tasks

/** What takes memory that no limit of a thread counts, as pictures and papers do: of each kind one at once. */
const kinds: Partial<Record<TaskName, "picture" | "paper">> = {
  redrawn: "picture",
  sitePicture: "picture",
  renderBill: "paper",
  renderPaper: "paper",
  drawPaper: "paper",
  drawCv: "paper",
  drawDraft: "paper",
  joinEvidence: "paper",
}

const mostThreads = 2
/**
 * From so many bytes on a task may take a thread's whole memory and much of a core: of those one is done at once, so that
 * the other thread is there for what is small.
 */
const heavy = 1_000_000
/** It goes first: the files that it looks at are held meanwhile, by people who are sending them. */
const first: TaskName = "typeOf"
/** A thread that has done such a one keeps what it took; it ends when nothing has come for so long. */
const restMs = 5_000
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
/** What waits: for all, and for one person. */
const mostWaiting = { jobs: 200, ofOnePerson: 60, bytes: 64 * 1024 * 1024 }
const patienceMs = 60_000

/** What a task is given, where bytes may come later. */
type Given<Parameters extends unknown[]> = {
  [At in keyof Parameters]: Parameters[At] extends Uint8Array
    ? Parameters[At] | Later
    : Parameters[At]
}

interface Job {
  name: TaskName
  seconds: number
  whose: string
  given: unknown[]
  /** Held while it waits. */
  bytes: number
  isHeavy: boolean
  done(value: unknown): void
  failed(error: Error): void
  timer?: NodeJS.Timeout
}

interface Thread {
  worker: Worker
  job?: Job
  /** Told to end: it takes nothing up any more. */
  ending?: true
  wasHeavy?: boolean
  resting?: NodeJS.Timeout
}

const threads: Thread[] = []
let waiting: Job[] = []

/** What a thread answers: what the task made, or why it refused, or how it failed. */
export type Outcome =
  | { value: unknown }
  | { problem: Pick<HttpProblem, "status" | "code" | "more"> }
  | { error: Error }

/**
 * Runs what reads, unpacks, draws or resizes something for people on a thread beside the one that answers
 * them (decision 2026-11-22-worker-pool): `whose` has one task at a time, each task a deadline and a bound on
 * memory. What goes in and comes out is copied.
 */
export const onThread =
  <Task extends (...given: never[]) => unknown>(name: TaskName, seconds: number = tasks[name]) =>
  (whose: string, ...given: Given<Parameters<Task>>) =>
    new Promise<Awaited<ReturnType<Task>>>((resolve, reject) => {
      const done = (value: unknown) => resolve(value as Awaited<ReturnType<Task>>)
      const bytes = sum(given.map(heldOf))
      const isHeavy = bytes + sum(given.map((each) => (isLater(each) ? each.size : 0))) >= heavy
      const job: Job = { name, seconds, whose, given, bytes, isHeavy, done, failed: reject }
      if (isFull(job)) return reject(busy())
      job.timer = setTimeout(() => {
        waiting = waiting.filter((other) => other !== job)
        reject(busy())
      }, patienceMs)
      waiting.push(job)
      takeUp()
    })

/** Ends the threads; what they do, and what waits, is refused as when the server is away. */
export async function stopThreads(): Promise<void> {
  const left = waiting
  waiting = []
  for (const job of left) settle(job, () => job.failed(busy()))
  await Promise.all(threads.map((thread) => end(thread, busy())))
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
const heldOf = (value: unknown) => (ArrayBuffer.isView(value) ? value.byteLength : 0)

const isLater = (value: unknown): value is Later =>
  typeof value === "object" && value !== null && "fetch" in value

function isFull({ whose, bytes }: Job): boolean {
  const held = sum(waiting.map((job) => job.bytes))
  return (
    waiting.length >= mostWaiting.jobs ||
    waiting.filter((job) => job.whose === whose).length >= mostWaiting.ofOnePerson ||
    (waiting.length > 0 && held + bytes > mostWaiting.bytes)
  )
}

const busy = () => new HttpProblem(503, "unavailable", { headers: { "Retry-After": "5" } })
const tooMuch = () => new HttpProblem(422, "tooMuchWork")

/** Hands what waits to threads that are free: the oldest first, of people for whom nothing runs. */
function takeUp(): void {
  for (;;) {
    const running = threads.flatMap(({ job }) => job ?? [])
    const job = inOrder().find(
      (each) =>
        !running.some(({ whose }) => whose === each.whose) &&
        !(each.isHeavy && isStrained()) &&
        !(kinds[each.name] && running.some(({ name }) => kinds[name] === kinds[each.name])),
    )
    const thread = job && freeThread(job)
    if (!thread) return
    waiting = waiting.filter((other) => other !== job)
    start(thread, job)
  }
}

const inOrder = () => [
  ...waiting.filter(({ name }) => name === first),
  ...waiting.filter(({ name }) => name !== first),
]

/** One of the large ones is being done, or its thread has not given back yet what that took. */
const isStrained = () =>
  threads.some(({ job, ending, wasHeavy }) => job?.isHeavy || (ending && wasHeavy))

/** One that has grown already, for a large one; else one that has not. */
function freeThread({ isHeavy }: Job): Thread | undefined {
  const free = threads.filter(({ job, ending }) => !job && !ending)
  const fit = free.find(({ wasHeavy = false }) => wasHeavy === isHeavy) ?? free[0]
  return fit ?? (threads.length < mostThreads ? newThread() : undefined)
}

function start(thread: Thread, job: Job): void {
  clearTimeout(job.timer)
  job.timer = setTimeout(() => void end(thread, tooMuch()), job.seconds * 1000)
  clearTimeout(thread.resting)
  thread.job = job
  thread.wasHeavy ||= job.isHeavy
  thread.worker.ref()
  if (job.given.some(isLater)) void handLater(thread, job)
  else thread.worker.postMessage({ name: job.name, given: job.given })
}

/** Fetches what comes later, for this thread alone. */
async function handLater(thread: Thread, job: Job): Promise<void> {
  try {
    const given = await Promise.all(job.given.map((each) => (isLater(each) ? each.fetch() : each)))
    if (thread.job !== job || thread.ending) return
    thread.worker.postMessage({ name: job.name, given })
  } catch (error) {
    if (thread.job !== job) return
    free(thread)
    settle(job, () => job.failed(error instanceof Error ? error : new Error(String(error))))
    takeUp()
  }
}

function free(thread: Thread): void {
  thread.job = undefined
  thread.worker.unref()
  if (thread.wasHeavy) thread.resting = setTimeout(() => void end(thread, busy()), restMs).unref()
}

function newThread(): Thread {
  const worker = openWorker()
  const thread: Thread = { worker }
  threads.push(thread)
  worker.unref()
  worker.on("message", (outcome: Outcome) => {
    const { job } = thread
    if (!job) return
    free(thread)
    settle(job, () => finish(job, outcome))
    takeUp()
  })
  worker.on("error", (error: NodeJS.ErrnoException) => {
    void end(thread, error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuch() : error)
  })
  worker.on("exit", () => {
    void end(thread, new Error("a thread ended"))
    threads.splice(threads.indexOf(thread), 1)
    takeUp()
  })
  return thread
}

function finish(job: Job, outcome: Outcome): void {
  if ("value" in outcome) job.done(outcome.value)
  else if ("problem" in outcome) {
    const { status, code, more } = outcome.problem
    job.failed(new HttpProblem(status, code, more))
  } else job.failed(outcome.error)
}

/** Its place is free once it has ended: what runs in native code comes to its end first. */
async function end(thread: Thread, reason: Error): Promise<void> {
  const { job } = thread
  thread.ending = true
  clearTimeout(thread.resting)
  if (job) settle(job, () => job.failed(reason))
  await thread.worker.terminate()
}

function settle(job: Job, say: () => void): void {
  clearTimeout(job.timer)
  say()
}

/** Bundled, it lies beside this file. In the source tree it is TypeScript, which a thread must be taught to read. */
function openWorker(): Worker {
  const options = { resourceLimits: memory, execArgv: [] }
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./worker-thread.js", import.meta.url), options)
  const entry = new URL("../worker-thread.ts", import.meta.url).href
  const code = `import("tsx/esm/api").then(({ register }) => { register(); return import("${entry}") })`
  return new Worker(code, { ...options, eval: true })
}
