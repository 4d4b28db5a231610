import { readFileSync } from "node:fs"
import ts from "typescript"
import { describe, expect, test } from "vitest"
import { Bic, Email, Iban, Phone, Siren, Siret, VatNumber } from "#contract/values"
import { sources } from "../source"
import { tried } from "./backtracking"

const rooms = ["app", "api", "contract", "domain", "database", "identity", "config", "server"]

/** Those that are slow with texts that nobody but us, or a length checked before, can give them. */
const bounded: Record<string, string> = {
  "app/routes/admin/design/_tokens.ts": "our own style sheet",
  "app/services/public/markdown.server.ts": "our own posts",
  "api/mailer/message.ts": "the operator’s MAIL_FROM",
  "api/sales/bills/rules.ts": "a rate of six signs, by its schema",
  "domain/decimal.ts": "forty signs, checked before",
}

interface RegExpUse {
  at: string
  expression: RegExp
}

/** Every regular expression that the product holds, from its syntax tree. */
function expressionsIn(path: string): RegExpUse[] {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true)
  const found: RegExpUse[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && !(path in bounded)) {
      const [, source = "", flags = ""] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? []
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      // One that sticks to its place (y) is tried there alone.
      const expression = new RegExp(source, flags.replace("g", ""))
      found.push({ at: `${path}:${line + 1} ${node.text}`, expression })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Signs that the expression itself speaks of, and some of each kind: what its loops could loop over. */
function alphabetOf({ source }: RegExp): string[] {
  const own = source.replace(/\\u\{?[0-9a-f]{4,}\}?|\\./gi, "").match(/[^()[\]{}|?*+^$]/g) ?? []
  return [...new Set([...own, "a", "A", "0", " ", "\t", "\n", "-", ".", "é", "\u00a0", "=", "<"])]
}

/** What looks at each sign a few times takes twice the steps for twice the text; at each pair of signs, four times. */
const [least, short, long] = [40, 500, 1_000]

/** The text that keeps the expression busy for more steps than its length explains. */
function slowTextOf(expression: RegExp): string | undefined {
  const signs = alphabetOf(expression)
  const few = signs.slice(0, 5)
  for (const pump of [...signs, ...few.flatMap((a) => few.map((b) => a + b))]) {
    const steps = (length: number) => {
      const text = `${pump.repeat(Math.ceil(length / pump.length))}\u0001`
      const { steps, found } = tried(expression, text, 10 * length ** 2)
      expression.lastIndex = 0
      // What is counted is what the engine does: both find the same.
      if (found !== undefined) expect(found, `${expression} in ${text}`).toBe(expression.test(text))
      return found === undefined ? Number.POSITIVE_INFINITY : steps
    }
    // Most are done with after a look at a short text; a repetition that ends somewhere shows it in a long one.
    const atFirst = steps(2 * least)
    if (atFirst === Number.POSITIVE_INFINITY) return `${JSON.stringify(pump)} × ${2 * least}`
    if (atFirst > 2.4 * steps(least) && steps(long) > 2.6 * steps(short))
      return `${JSON.stringify(pump)} × ${long}`
  }
  return undefined
}

test("C62 no regular expression of the product can be kept busy", () => {
  const all = rooms.flatMap((room) => sources(room, { tests: false })).flatMap(expressionsIn)
  expect(all.length).toBeGreaterThan(80)
  const slow = all
    .map(({ at, expression }) => ({ at, text: slowTextOf(expression) }))
    .filter(({ text }) => text)
  expect(slow).toEqual([])
})

test("C62 the search for slow ones finds those that are", () => {
  for (const expression of [/^(a+)+$/, /(x+x+)+y/, /^(\d+\.?)+$/, /(\w|\d)*!$/, /\s+$/, /^a*?a*$/])
    expect(slowTextOf(expression), String(expression)).toBeDefined()
  for (const expression of [/^a+$/, /^(?:\d{1,3}\.){0,40}\d$/, /(?<!x)a/, /^(["']).\1$/])
    expect(slowTextOf(expression), String(expression)).toBeUndefined()
})

// One that looked at each pair of signs would take minutes, and the test be given up: nothing is measured.
describe("C62 values of 100 kB are refused, and the test goes on", () => {
  const values = { Email, Iban, Bic, Phone, Siren, Siret, VatNumber }
  test.each(Object.entries(values))("%s", (_, schema) => {
    for (const pump of ["a", "0", " ", ".", "a.", "-", "@", "+", "0 ", "é", "\u00a0", "FR76"]) {
      const text = pump.repeat(100_000 / pump.length)
      for (const given of [text, `${text}@a.fr`, `a@${text}`, `FR76${text}`])
        expect(schema.safeParse(given).success).toBe(false)
    }
  })
})
