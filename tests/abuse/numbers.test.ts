import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const text = readFileSync("docs/security.md", "utf8")

/** "| C56, C57 | … | `a.test.ts`, `b.test.ts` |" of the numbered cases. */
const rows = (text.split("## Numbered cases")[1] ?? "")
  .split("\n## ")[0]
  ?.split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, cases = ""]) => /^[A-F]\d/.test(cases))
  .map(([, cases = "", , files = ""]) => ({ cases: cases.split(", "), files: filesIn(files) }))

function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = ""]) => path)
}

const titlesIn = (path: string) =>
  [
    ...readFileSync(path, "utf8").matchAll(/\b(?:test|describe)\b[^"`\n]*\(?\s*["`]([^"`\n]+)/g),
  ].map(([, title = ""]) => title)

/** The cases of abuse from 1 to 88, a letter a chapter, and the 35 faults. */
const last = { A: 28, B: 42, C: 65, D: 75, E: 88 }
const all = [
  ...Array.from({ length: 88 }, (_, at) => {
    const [letter = "E"] = Object.entries(last).find(([, end]) => at + 1 <= end) ?? []
    return `${letter}${at + 1}`
  }),
  ...Array.from({ length: 35 }, (_, at) => `F${at + 1}`),
]
const byNumber = (a = "", b = "") => a.localeCompare(b, "en", { numeric: true })

test("each numbered case of docs/security.md has its tests, which bear its number", () => {
  expect((rows ?? []).flatMap(({ cases }) => cases).sort(byNumber)).toEqual(all)
  const gone = (rows ?? []).flatMap(({ cases, files }) => {
    const titles = files.flatMap((path) => (existsSync(path) ? titlesIn(path) : []))
    const without = files.filter(
      (path) =>
        !existsSync(path) ||
        !titlesIn(path).some((title) => cases.some((one) => bears(title, one))),
    )
    const untitled = cases.filter((one) => !titles.some((title) => bears(title, one)))
    return [...without.map((path) => `${cases.join(", ")}: ${path}`), ...untitled]
  })
  expect(gone).toEqual([])
})

const bears = (title: string, one: string) => new RegExp(`\\b${one}\\b`).test(title)

/** How many requirements of levels 1 and 2 each section of a chapter has; of chapters 6 to 10, of level 3 too. */
const requirements: Record<number, Record<number, number>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 8, 4: 6, 5: 8, 6: 4, 7: 2, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 3, 6: 2 },
  8: { 1: 4, 2: 4, 3: 3, 4: 2 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 3, 3: 5, 4: 16, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
}

test("each requirement of ASVS 5.0 has one row, and what it names is there", () => {
  const wanted = Object.entries(requirements).flatMap(([chapter, sections]) =>
    Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, at) => `${chapter}.${section}.${at + 1}`),
    ),
  )
  const described = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [123] \| [^|]+ \| (\S[^|]*) \|/gm)]
  expect(described.map(([, id]) => id).sort(byNumber)).toEqual(wanted.sort(byNumber))
  for (const [, id, state] of described)
    expect(["met", "done", "partly", "not met", "n/a"], id).toContain(state)
})

test("every file that docs/security.md names exists", () => {
  const named = [...text.matchAll(/`((?:\w[\w-]*\/)+[\w.-]+\.(?:ts|tsx|sql|json))`/g)]
  const missing = named.map(([, path = ""]) => path).filter((path) => !existsSync(path))
  // Made at the first start.
  expect(missing.filter((path) => !path.startsWith("DATA_DIR/"))).toEqual([])
  expect(named.length).toBeGreaterThan(100)
})
