import { gunzipSync, gzipSync } from "node:zlib"
import { chromium } from "@playwright/test"
import { browserArguments, findBrowser } from "../scripts/browser.js"

export interface PageFigures {
  /** Gzip bytes of a cold page, by kind, and the number of its requests. */
  html: number
  js: number
  css: number
  other: number
  requests: number
  /** Milliseconds at 4x CPU slow-down and "Slow 4G": first and largest contentful paint, blocking time. */
  fcp: number
  lcp: number
  tbt: number
  /** Cumulative layout shift. */
  cls: number
}

/** Opens a page as a phone on a slow line does for the first time. */
export async function openSlowly(url: string, cookie: string): Promise<PageFigures> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await context.setExtraHTTPHeaders({ Cookie: cookie })
    const page = await context.newPage()
    const sizes = { html: 0, js: 0, css: 0, other: 0, requests: 0 }
    page.on("requestfinished", async (request) => {
      const response = await request.response()
      const body = await response?.body().catch(() => undefined)
      sizes.requests++
      sizes[kindOf(request.resourceType())] += body ? gzipSync(plain(body)).length : 0
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    // Lighthouse's "Slow 4G": 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up.
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: "networkidle" })
    return { ...sizes, ...(await page.evaluate(() => window.plumeFigures)) }
  } finally {
    await browser.close()
  }
}

interface Vitals {
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

declare global {
  interface Window {
    plumeFigures: Vitals
  }
}

/** Runs in the page, before anything of it. */
function observe() {
  const figures: Vitals = { fcp: 0, lcp: 0, tbt: 0, cls: 0 }
  window.plumeFigures = figures
  const watch = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
      type,
      buffered: true,
    })
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") figures.fcp = Math.round(entry.startTime)
  })
  watch("largest-contentful-paint", (entry) => {
    figures.lcp = Math.round(entry.startTime)
  })
  watch("longtask", (entry) => {
    figures.tbt += Math.round(Math.max(0, entry.duration - 50))
  })
  watch("layout-shift", (entry) => {
    figures.cls += (entry as PerformanceEntry & { value: number }).value
  })
}

function kindOf(type: string): "html" | "js" | "css" | "other" {
  return type === "document"
    ? "html"
    : type === "script"
      ? "js"
      : type === "stylesheet"
        ? "css"
        : "other"
}

function plain(body: Buffer): Buffer {
  return body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body
}
