import { readdirSync, readFileSync } from "node:fs"
import ts from "typescript"
import { expect, test } from "vitest"
import type { Texts } from "../config/gather-texts"
import { readTexts } from "../config/texts"
import { codeOf, sources } from "./source"

/**
 * Keys that are put together while the program runs. What the code writes as `offers.states.${state}` is seen in it;
 * here stand those that are begun with one word only, or put together in another way.
 */
const builtFrom: Record<string, string> = {
  "errors.": "the codes of zod's messages and of the API's refusals",
  "auth.": "how a sign-in ended",
  "identity.": "one typed object of the identity server: the compiler finds what is missing",
  "billEmail.": "states and kinds of an e-mail of a bill, by the words of the contract",
  "billStatus.": "where a bill stands, by the words of the contract",
  "billWarnings.": "what to look at before a bill is issued, by the words of the contract",
  "bills.": "states, means, units and events of a bill, by the words of the contract",
  "design.": "the pages of the pieces, whose specimens name their states",
  "offers.": "stages, sources, reasons and fields of an offer, by the words of the contract",
  "purchases.": "fields, categories and statuses of a received bill, by the words of the contract",
  "quotes.": "states and events of a quote, by the words of the contract",
  "quoteAnswers.": "what a client said, by the words of the contract",
  "timesheets.": "kinds, states and fields of a timesheet, by the words of the contract",
  "public:timesheet.": "where a timesheet stands, by the words of the contract",
  "public:quote.": "where a quote stands, by the words of the contract",
  "directory.letter.": "the fields of a letter, which the summary of its errors names",
  "public:landing.": "the three landing pages, which are one page with three sets of words",
  "cv.": "kinds, levels, types and fields of a fact of the CV, by the words of the contract",
  "areas.": "what a record of each card of contract/areas.ts is, in a feed and in the bin",
  "notes.":
    "areas, kinds and events of a feed, by the words of the contract, and written by the API",
  "mailTemplates.":
    "purposes, variables and built-in words of messages, by the words of the contract",
  "recurrence.": "frequencies, by the words of the domain",
  "privateLinks.": "how a private link stands, by the words of the contract",
  "website.page.": "the fields of a page, as the summary of errors names them",
  "books.": "columns and ages of the books, by the words of the contract",
}

/** Words that are names, the same in every language. */
const properNames = /^(Plume|XLSX|IBAN|SIREN|SIRET|BIC|CSV|PDF)$/

const fr = textsOf("fr")
const en = textsOf("en")
const rooms = ["app", "api", "contract", "domain", "identity", "server", "database"]
const files = rooms.flatMap((room) => sources(room, { tests: false }))
const code = files.map((path) => ({ path, text: codeOf(path) }))
/** Below them each text counts as used. */
const prefixes = [
  ...Object.keys(builtFrom),
  ...code.flatMap(({ text }) =>
    [...text.matchAll(/`((?:public:)?[a-z]\w*\.(?:\w+\.)+)\$\{/g)].map(([, prefix = ""]) => prefix),
  ),
]

test("French and English say the same things", () => {
  const keys = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(singular))].sort()
  expect(keys(fr)).toEqual(keys(en))
})

test("no text is empty, and both languages are told the same values", () => {
  const wrong = [...fr].filter(([key, text]) => {
    const other = en.get(key) ?? en.get(`${singular(key)}_other`) ?? ""
    return !text.trim() || !other.trim() || values(text) !== values(other)
  })
  expect(wrong.map(([key]) => key)).toEqual([])
})

test("each area has its file in both languages, and nothing lies beside them", () => {
  const areas = (language: string) =>
    readdirSync(`public/locales/${language}`, { recursive: true, encoding: "utf8" })
      .filter((path) => path.includes("/"))
      .sort()
  expect(areas("fr")).toEqual(areas("en"))
  for (const path of areas("fr")) expect(path).toMatch(/^(translation|public)\/[a-z]\w*\.json$/)
  expect(readdirSync("public/locales").sort()).toEqual(["en", "fr"])
  for (const language of ["fr", "en"])
    expect(readdirSync(`public/locales/${language}`).sort()).toEqual(["public", "translation"])
})

test("every key that the code asks for exists", () => {
  const known = new Set([...fr.keys()].map(singular))
  const missing = code.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:(?<![\w.])t|\btitled(?:<[^>]*>)?)\(\s*"([^"]+)"/g)]
      .map(([, key = ""]) => key.replace(/^translation:/, ""))
      .filter((key) => !known.has(key))
      .map((key) => `${path}: ${key}`),
  )
  expect(missing).toEqual([])
})

test("what the summary of a form's errors calls a field is a text, and no group of texts", () => {
  const groups = code.flatMap(({ path, text }) => {
    const areas = [...text.matchAll(/\blabels="([^"]+)"/g)].map(([, area = ""]) => area)
    const names = [...text.matchAll(/<\w+Field\s[^<>]*?\bname="(\w+)"/g)].map(
      ([, name = ""]) => name,
    )
    return areas
      .flatMap((area) => names.map((name) => `${area}.${name}`))
      .filter((key) => !fr.has(key) && !fr.has(`${key}.one`))
      .filter((key) => [...fr.keys()].some((known) => known.startsWith(`${key}.`)))
      .map((key) => `${path}: ${key}`)
  })
  expect(groups).toEqual([])
})

test("keys are built from two words at least, or from a declared one", () => {
  const undeclared = code.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w.])t\(\s*`([^`$]*)\$\{/g)]
      .filter(([, prefix = ""]) => !prefixes.some((each) => prefix.startsWith(each)))
      .map(([, prefix]) => `${path}: ${prefix}`),
  )
  expect(undeclared).toEqual([])
})

test("every text is used", () => {
  const literals = new Set(
    code.flatMap(({ text }) => [...text.matchAll(/["'`]([\w.:$-]+)["'`]/g)].map(([, key]) => key)),
  )
  const unused = [...new Set([...fr.keys()].map(singular))].filter(
    (key) => !literals.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})

test("every code of an error has its text", () => {
  const patterns = [
    /new HttpProblem\(\s*\d{3},\s*"([^"]+)"/g,
    /\bensure\([\s\S]{0,200}?,\s*"([\w.]+)"/g,
    /\b(?:message|error):\s*"([\w.]+)(?: \d+)?"/g,
    /\bcode:\s*"([a-z]\w+)"/g,
  ]
  const checked = code.filter(({ path }) => /^(api|contract)\//.test(path))
  const missing = checked.flatMap(({ path, text }) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = ""]) => found))
      .filter((found) => found !== "custom" && !fr.has(`errors.${found}`))
      .map((found) => `${path}: ${found}`),
  )
  expect([...new Set(missing)]).toEqual([])
})

test("screens say nothing that is not in the locales", () => {
  const screens = files.filter((path) => path.startsWith("app/") && path.endsWith(".tsx"))
  expect(screens.flatMap(plainTexts)).toEqual([])
})

test("French is set as French is printed", () => {
  const faults = [...fr].flatMap(([key, text]) => {
    const plain = text.replace(/\{\{.*?\}\}|<[^>]+>|https?:\/\/\S+/g, "x")
    const wrong = [
      /[^\u202f\u00a0!?…][;!?»]/.test(plain) && "a narrow space before ; ! ? »",
      /[^\u202f\u00a0\d]:(?!\d)/.test(plain) && "a no-break space before :",
      /«(?![\u202f\u00a0])/.test(plain) && "a no-break space after «",
      /['"]/.test(plain) && "’ and « » instead of straight quotes",
      /\.\.\./.test(plain) && "… instead of three points",
      /\d (?:€|%|Mo\b)/.test(plain) && "a no-break space between a number and its unit",
    ]
    return wrong.filter(Boolean).map((fault) => `${key}: ${fault}: ${text}`)
  })
  expect(faults).toEqual([])
})

/** The words that a screen holds itself: text between tags, and attributes that are read aloud. */
function plainTexts(path: string): string[] {
  const file = ts.createSourceFile(
    path,
    readFileSync(path, "utf8"),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: string[] = []
  const isProse = (text: string) => /\p{L}{2,}/u.test(text) && !properNames.test(text.trim())
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isProse(node.text)) found.push(`${path}: ${node.text.trim()}`)
    if (
      ts.isJsxAttribute(node) &&
      /^(aria-label|title|placeholder|alt|label)$/.test(node.name.getText())
    )
      if (
        node.initializer &&
        ts.isStringLiteral(node.initializer) &&
        isProse(node.initializer.text)
      )
        if (!fr.has(node.initializer.text)) found.push(`${path}: ${node.initializer.text}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** What screens say, and after `public:` what only public pages say. */
function textsOf(language: "fr" | "en"): Map<string, string> {
  return new Map([
    ...flatten(readTexts(language, "translation")),
    ...flatten(readTexts(language, "public"), "public:"),
  ])
}

function flatten(texts: Texts, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

/** A key without its plural form: French and English count differently. */
function singular(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, "")
}

/** The names of the values that a text is given, `count` aside ("one day" does not say it). */
function values(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name)
  return [...new Set(names.filter((name) => name !== "count"))].sort().join()
}
