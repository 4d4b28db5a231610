import { setPriority } from "node:os"
import { parentPort } from "node:worker_threads"
import { HttpProblem } from "./http/problem"
import type { Outcome, TaskName } from "./worker-pool/pool"

type Task = (...given: never[]) => unknown

/** Read when they are first asked for: a thread that reads bills needs no typesetter. */
const tasks: Record<TaskName, () => Promise<Task>> = {
  typeOf: async () => (await import("./file-store/content")).typeOf,
  redrawn: async () => (await import("./file-store/content")).redrawn,
  sitePicture: async () => (await import("./site-pages/picture")).sitePicture,
  readEBill: async () => (await import("./e-invoice/reading")).readEBill,
  renderBill: async () => (await import("./paper/document")).renderBill,
  renderPaper: async () => (await import("./paper/document")).renderPaper,
  drawPaper: async () => (await import("./paper/document")).drawPaper,
  drawCv: async () => (await import("./paper/document")).drawCv,
  drawDraft: async () => (await import("./paper/document")).drawDraft,
  joinEvidence: async () => (await import("./paper/joined")).joinEvidence,
  readTable: async () => (await import("./spreadsheets/read-table")).readTable,
  readCalendar: async () => (await import("./icalendar/read")).readCalendar,
  readStatement: async () => (await import("./bank-statements/read")).readStatement,
  xmlIn: async () => (await import("./e-invoice/factur-x")).xmlIn,
}

// People's pages go first. On Linux a thread has a priority of its own; elsewhere it is that of all.
if (process.platform === "linux") setPriority(10)

parentPort?.on("message", async ({ name, given }: { name: TaskName; given: never[] }) => {
  parentPort?.postMessage(await outcomeOf(name, given))
})

async function outcomeOf(name: TaskName, given: never[]): Promise<Outcome> {
  try {
    const task = await tasks[name]()
    return { value: await task(...given) }
  } catch (error) {
    if (!(error instanceof HttpProblem))
      return { error: error instanceof Error ? error : new Error(String(error)) }
    const { status, code, more } = error
    return { problem: { status, code, more } }
  }
}
