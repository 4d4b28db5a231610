import { HttpProblem } from "../http/problem"

/** Bytes of files that are being received, or looked at: of all, and of one person. */
const most = { ofAll: 24_000_000, ofOne: 12_000_000 }
/** So long a file waits before it is taken in; its sender is then told to come again. */
const patienceMs = 10_000
const mostWaiting = 100

interface Waiting {
  whose: string
  bytes: number
  go(): void
}

const held = new Map<string, number>()
let waiting: Waiting[] = []

/**
 * Runs `work` while so many bytes are held in its name. Whoever comes when there are too many waits, with their file
 * unread: twenty large ones at once would otherwise take the memory that is there for everyone.
 */
export async function holding<Result>(
  whose: string,
  bytes: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await turn(whose, bytes)
  try {
    return await work()
  } finally {
    add(whose, -bytes)
    goOn()
  }
}

async function turn(whose: string, bytes: number): Promise<void> {
  if (waiting.length === 0 && fits(whose, bytes)) return add(whose, bytes)
  if (waiting.length >= mostWaiting) throw busy()
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting = waiting.filter((other) => other !== one)
      reject(busy())
    }, patienceMs)
    const one: Waiting = {
      whose,
      bytes,
      go() {
        clearTimeout(timer)
        add(whose, bytes)
        resolve()
      },
    }
    waiting.push(one)
    goOn()
  })
}

/** The oldest first, but for those whose people hold enough. */
function goOn(): void {
  for (const one of waiting)
    if (fits(one.whose, one.bytes)) {
      waiting = waiting.filter((other) => other !== one)
      one.go()
    }
}

function fits(whose: string, bytes: number): boolean {
  const all = [...held.values()].reduce((sum, each) => sum + each, 0)
  const own = held.get(whose) ?? 0
  return (all === 0 || all + bytes <= most.ofAll) && (own === 0 || own + bytes <= most.ofOne)
}

function add(whose: string, bytes: number): void {
  const sum = (held.get(whose) ?? 0) + bytes
  if (sum > 0) held.set(whose, sum)
  else held.delete(whose)
}

const busy = () => new HttpProblem(503, "unavailable", { headers: { "Retry-After": "5" } })
