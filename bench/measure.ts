import { type BareServer, startBare } from "./bare"
import { type Load, load, type Shot } from "./load"
import { cpuTime } from "./processes"

/** One row of the table. */
export interface Figure extends Load {
  name: string
  /** CPU of the server, its children and PostgreSQL for one request, in ms. */
  cpu: number
  /** The same of a bare server that answers as many bytes. */
  bareCpu: number
  /** How many times the bare server's CPU. */
  ratio: number
}

export interface Target {
  port: number
  /** The server's process and PostgreSQL's; their descendants count too. */
  pids: number[]
}

/** Requests after which a server that has just begun runs the code that its engine has made of ours. */
export const settled = 2_000

/**
 * Measures one kind of request: a warm-up, then `rounds` rounds of which the median by CPU is told,
 * and a bare server of the same bytes in the same run.
 */
export async function measure(
  name: string,
  target: Target,
  shotOf: (at: number) => Shot,
  { total = 400, concurrency = 8, rounds = 3, warmUp = 100 } = {},
): Promise<Figure> {
  let sent = 0
  const next = () => shotOf(sent++)
  const warm = await load(target.port, next, { total: warmUp, concurrency })
  const round = () => timed(target, next, { total, concurrency })
  const figures = []
  for (let at = 0; at < rounds; at++) figures.push(await round())
  figures.sort((a, b) => a.cpu - b.cpu)
  const median = figures[Math.floor(rounds / 2)] ?? (await round())
  const bareCpu = await bare(warm.bytes, { total: 2000, concurrency })
  process.stderr.write(`${name}: ${median.cpu.toFixed(2)} ms of CPU\n`)
  return { name, ...median, bareCpu, ratio: median.cpu / bareCpu }
}

async function timed(
  target: Target,
  shotOf: (at: number) => Shot,
  options: { total: number; concurrency: number },
): Promise<Load & { cpu: number }> {
  const before = cpuTime(target.pids)
  const result = await load(target.port, shotOf, options)
  return { ...result, cpu: (cpuTime(target.pids) - before) / options.total }
}

async function bare(bytes: number, options: { total: number; concurrency: number }) {
  const server: BareServer = await startBare(bytes)
  try {
    await load(server.port, () => ({ path: "/" }), { ...options, total: 200 })
    const target = { port: server.port, pids: [server.pid] }
    // A clock of 10 ms and a request of a few dozen µs: never divide by nothing.
    return Math.max((await timed(target, () => ({ path: "/" }), options)).cpu, 0.01)
  } finally {
    server.stop()
  }
}
