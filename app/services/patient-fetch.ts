const aSecond = 1_000
const longest = 30_000

/**
 * Has the router's own calls wait for the network where there is none, instead of failing: the form that
 * was sent stays as it is, and goes once the line is back; nobody goes elsewhere meanwhile. What
 * writes waits only if it cannot have left: sent twice, some of it would be done twice. The page hears of
 * it as of being offline.
 */
export function fetchPatiently(): void {
  const fetchNow = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    if (!isOfRouter(input)) return fetchNow(input, init)
    const reads = (init?.method ?? "GET") === "GET"
    for (let wait = aSecond; ; wait = Math.min(2 * wait, longest)) {
      const mayHaveLeft = navigator.onLine
      try {
        const answer = await fetchNow(input, init)
        if (wait > aSecond) window.dispatchEvent(new Event("online"))
        return answer
      } catch (error) {
        if (init?.signal?.aborted || (mayHaveLeft && !reads)) throw error
        window.dispatchEvent(new Event("offline"))
        if (reads) await untilOnline(wait, init?.signal)
        else await held(() => untilOnline(wait, init?.signal))
      }
    }
  }
}

/**
 * Nobody leaves while what they sent waits: the next page would give it up. Links and forms stay where they are,
 * and the page says why; a browser that is closed asks.
 */
async function held(wait: () => Promise<void>): Promise<void> {
  const hold = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]")
    if (event.type === "click" && !link) return
    event.preventDefault()
    event.stopPropagation()
    window.dispatchEvent(new Event("plume:held"))
  }
  const events = ["click", "submit"] as const
  for (const name of events) window.addEventListener(name, hold, true)
  window.addEventListener("beforeunload", hold)
  try {
    await wait()
  } finally {
    for (const name of events) window.removeEventListener(name, hold, true)
    window.removeEventListener("beforeunload", hold)
  }
}

const isOfRouter = (input: RequestInfo | URL): boolean =>
  input instanceof URL && input.origin === location.origin && input.pathname.endsWith(".data")

/** Until the browser says so, or some time has passed: it does not notice every line that comes back. */
function untilOnline(wait: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener("online", done)
      signal?.removeEventListener("abort", done)
      resolve()
    }
    const timer = setTimeout(done, wait)
    addEventListener("online", done)
    signal?.addEventListener("abort", done)
  })
}
