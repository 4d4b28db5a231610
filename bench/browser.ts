import { gunzipSync, gzipSync } from "node:zlib"
import { chromium } from "@playwright/test"
import { projectFile } from "../config/project"
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
    await page.addInitScript({ path: projectFile("bench/vitals.js") })
    await page.goto(url, { waitUntil: "networkidle" })
    return { ...sizes, ...(await page.evaluate<Vitals>("plumeFigures")) }
  } finally {
    await browser.close()
  }
}

/** What vitals.js gathers in the page. */
interface Vitals {
  fcp: number
  lcp: number
  tbt: number
  cls: number
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
