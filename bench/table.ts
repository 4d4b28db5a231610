import type { BoardInBrowser } from "./board"
import type { PageFigures } from "./browser"
import type { Figure } from "./measure"

export interface Report {
  /** Milliseconds from the process's start to its "ready" line: with an empty database, and again. */
  startUp: { first: number; second: number }
  /** Megabytes, PostgreSQL included. */
  memory: { idle: number; afterLoad: number }
  figures: Figure[]
  pages: Record<string, PageFigures>
  board: BoardInBrowser
}

/** The report as a person reads it. */
export function table({ startUp, memory, figures, pages, board }: Report): string {
  return [
    row("", "CPU ms", "x bare", "req/s", "p50 ms", "p95 ms", "p99 ms", "bytes", "failed"),
    ...figures.map(({ name, cpu, ratio, perSecond, p50, p95, p99, bytes, failures }) =>
      row(
        name,
        cpu.toFixed(2),
        ratio.toFixed(1),
        perSecond.toFixed(0),
        p50.toFixed(1),
        p95.toFixed(1),
        p99.toFixed(1),
        String(bytes),
        String(failures),
      ),
    ),
    "",
    row("cold page", "HTML", "JS", "CSS", "requests", "FCP", "LCP", "TBT", "CLS"),
    ...Object.entries(pages).map(([name, page]) =>
      row(
        name,
        ...[page.html, page.js, page.css].map((bytes) => `${(bytes / 1000).toFixed(1)} kB`),
        ...[page.requests, page.fcp, page.lcp, page.tbt].map(String),
        page.cls.toFixed(3),
      ),
    ),
    "",
    `board of 2000 tasks: ${board.elements} elements, ${board.interaction} ms for a key of a move`,
    `start-up ${startUp.first} ms, again ${startUp.second} ms; memory ${memory.idle} MB idle, ${memory.afterLoad} MB after load`,
  ].join("\n")
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(42) + cells.map((cell) => cell.padStart(10)).join("")
}
