import { readFileSync } from "node:fs"
import { allOperations } from "../tests/operations"

/** Ways out of where a text may stand: an element, an attribute, a script, a comment, a title. */
const exits = [
  "",
  '">',
  "'>",
  "</script>",
  "</textarea>",
  "</title>",
  "-->",
  "]]>",
  "</style>",
  "`",
]
/** What then would run, and say so by calling `xss`. */
const acts = [
  "<script>xss()</script>",
  "<img src=x onerror=xss()>",
  "<svg onload=xss()>",
  "<svg><script>xss()</script></svg>",
  "<iframe srcdoc='<script>parent.xss()</script>'></iframe>",
  "<details open ontoggle=xss()>",
  "<body onload=xss()>",
  "<input autofocus onfocus=xss()>",
  "<a href=javascript:xss()>x</a>",
  "<video><source onerror=xss()></video>",
  "<math><mi xlink:href=javascript:xss()>x</mi></math>",
  "<object data=javascript:xss()></object>",
  "<form action=javascript:xss()><button>x</button></form>",
  "<style>@import 'javascript:xss()'</style>",
  "<base href=//evil.example>",
  "<meta http-equiv=refresh content=0;url=javascript:xss()>",
  "{{constructor.constructor('xss()')()}}",
  "$" + "{xss()}",
  "javascript:xss()",
  "\u2028xss()//",
]

/** Two hundred texts that would run on a page which took them for anything but text. */
export const corpus = acts.flatMap((act) => exits.map((exit) => exit + act))

interface Property {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  properties?: Record<string, Property>
  items?: Property
}

const { components } = JSON.parse(readFileSync("contract/openapi.json", "utf8")) as {
  components: { schemas: Record<string, Property> }
}

/** Whoever fills it in is taken for a program: the letter goes nowhere. */
const trap = "NewDirectoryMessage website"

const isText = ({ type, format, pattern, enum: choices }: Property): boolean =>
  [type].flat().includes("string") && !format && !pattern && !choices

/**
 * Calls the API as `fetch` does, with a text of the corpus in every text field of every body. What the
 * API refuses there, it names: those fields get a shorter one, or what they had.
 */
export function poisoned(fetch: (path: string, init: RequestInit) => Promise<Response>) {
  const operations = allOperations().map(({ method, path, body }) => ({
    method,
    path: new RegExp(`^${path.replace(/^\/api/, "").replace(/\{\w+\}/g, "[^/]+")}$`),
    schema: body?.schema,
  }))
  const taken = new Set<string>()
  const used = new Set<string>()
  const refused = new Map<string, Map<string, "short" | "own">>()
  let next = 0
  const another = () => {
    next += 1
    return corpus[next % corpus.length] ?? ""
  }
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const own = bodyOf(init)
    if (!own) return fetch(path, init)
    const schema = operations.find(
      (one) => one.method === init.method && one.path.test(path),
    )?.schema
    // What was refused once would be again: the next record of this kind is made at once.
    const fitting = refused.get(schema ?? path) ?? new Map<string, "short" | "own">()
    refused.set(schema ?? path, fitting)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const told = new Map<string, string>()
      const poison = (name: string, value: unknown): unknown => {
        if (fitting.get(name) === "own" || `${schema} ${name}` === trap) return value || undefined
        const text = fitting.has(name) ? "<i onx=1>" : another()
        told.set(name, text)
        return text
      }
      const body = mapTexts(withTexts(own, components.schemas[schema ?? ""]), "", poison)
      const answer = await fetch(path, { ...init, body: JSON.stringify(body) })
      if (answer.status !== 422) {
        if (answer.ok)
          for (const [name, text] of told) {
            taken.add(`${schema ?? path} ${name}`)
            used.add(text)
          }
        return answer
      }
      const { errors = [] } = (await answer.json()) as { errors?: { path: string }[] }
      for (const { path: wrong } of errors) {
        // What is asked for because of another text goes with all of its kind, as an address does.
        if (fitting.get(wrong) === "own")
          for (const name of told.keys()) if (isAkin(name, wrong)) fitting.set(name, "own")
        fitting.set(wrong, fitting.has(wrong) ? "own" : "short")
      }
    }
    return fetch(path, init)
  }
  return { send, taken, used }
}

/** Whether two names begin with the same word: deliveryCity, deliveryName. */
const isAkin = (one: string, other: string) =>
  one.match(/^[a-z]+/)?.[0] === other.match(/^[a-z]+/)?.[0]

function bodyOf({ body }: RequestInit): object | undefined {
  if (typeof body !== "string" || !body.startsWith("{")) return undefined
  return JSON.parse(body) as object
}

/** The body with every text that it might have as well, in its lines too. */
function withTexts(value: unknown, schema: Property = {}): unknown {
  if (Array.isArray(value)) return value.map((one) => withTexts(one, schema.items))
  if (typeof value !== "object" || value === null) return value
  const properties = Object.entries(schema.properties ?? {})
  const texts = properties.filter(([, property]) => isText(property)).map(([name]) => [name, ""])
  const known = Object.entries(value).map(([name, one]): [string, unknown] => [
    name,
    withTexts(one, schema.properties?.[name]),
  ])
  return { ...Object.fromEntries(texts), ...Object.fromEntries(known) }
}

function mapTexts(
  value: unknown,
  path: string,
  change: (path: string, value: unknown) => unknown,
): unknown {
  if (Array.isArray(value))
    return value.map((one, at): unknown => mapTexts(one, `${path}[${at}]`, change))
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]): [string, unknown] => [
        name,
        mapTexts(one, path ? `${path}.${name}` : name, change),
      ]),
    )
  return typeof value === "string" ? change(path, value) : value
}
