import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import type { Plugin } from "vite"

/**
 * The browser gets only the texts that a screen can show. Which those are is read from the sources: each
 * route module, and what it imports, name their keys (tests/locales.test.ts sees to that). What the frame
 * of every screen says is one file, each other area of the locales one more; a route waits for its own.
 */
const languages = ["fr", "en"] as const
const frame = ["app/root.tsx", "app/routes/admin.tsx"]
const folder = "assets/texts"
/** What stands in the browser for the library that finds a component's texts. */
const translation = "app/services/browser-translation.ts"

type Texts = { [key: string]: string | Texts }

export function splitTexts(): Plugin {
  const root = process.cwd()
  return {
    name: "split-texts",
    enforce: "pre",
    resolveId(name, _importer, options) {
      return name === "react-i18next" && !options?.ssr ? join(root, translation) : undefined
    },
    transform(code, id, options) {
      const file = relative(root, id)
      if (options?.ssr || !isScreen(file)) return undefined
      const names = JSON.stringify(textsOf(file))
      return {
        code: `${code}\nimport { loadTexts } from "~/services/browser-texts"\nawait loadTexts(${names})\n`,
        map: null,
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response) => {
        const [, name = "", language = ""] =
          /^\/(\w+)-\w+\.(\w+)\.json/.exec(request.url ?? "") ?? []
        response.setHeader("Content-Type", "application/json")
        response.end(JSON.stringify(contentOf(name, language)))
      })
    },
    generateBundle() {
      if (this.environment.name !== "client") return
      for (const name of ["frame", ...Object.keys(read("fr"))])
        for (const language of languages)
          this.emitFile({
            type: "asset",
            fileName: `${folder}/${hashed(name)}.${language}.json`,
            source: JSON.stringify(contentOf(name, language)),
          })
    },
  }
}

/** The texts that each route's screen waits for, by the id of the route. */
export function textsOfScreens(): Record<string, string[]> {
  const files = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
  const screens = files.map((file) => join("app/routes", file)).filter(isScreen)
  return Object.fromEntries(
    ["app/root.tsx", ...screens].map((file) => [file.replace(/^app\/|\.tsx$/g, ""), textsOf(file)]),
  )
}

function isScreen(file: string): boolean {
  if (file === "app/root.tsx") return true
  return /^app\/routes\/.*\.tsx$/.test(file) && !/\/_|\.test\./.test(file)
}

/** "bills-3f2a91": the names of the files beside which a screen can be shown. */
function textsOf(file: string): string[] {
  if (frame.includes(file)) return [hashed("frame")]
  const said = new Set(keysOfFrame())
  const areas = keysIn([file]).filter((key) => !said.has(key))
  return [...new Set(areas.map((key) => key.split(".")[0] ?? ""))].sort().map(hashed)
}

function hashed(name: string): string {
  const content = languages.map((language) => JSON.stringify(contentOf(name, language)))
  return `${name}-${createHash("sha256").update(content.join()).digest("hex").slice(0, 8)}`
}

function contentOf(name: string, language: string): Texts {
  const texts = read(language)
  if (name !== "frame") return { [name]: texts[name] ?? {} }
  const content: Texts = {}
  for (const key of keysOfFrame()) place(content, key, texts)
  return content
}

/** Copies the text of a key, in all its plural forms. */
function place(into: Texts, key: string, from: Texts): void {
  const path = key.split(".")
  const leaf = path.pop() ?? ""
  let [source, target] = [from, into]
  for (const part of path) {
    source = source[part] as Texts
    target[part] ??= {}
    target = target[part] as Texts
  }
  for (const [form, text] of Object.entries(source))
    if (singular(form) === leaf) target[form] = text
}

const keysOfFrame = () => keysIn(frame)

/** The keys that these files, or what they import, may ask for: written out, or begun and then put together. */
function keysIn(files: string[]): string[] {
  const literals = [...withImports(files)].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/["'`]([a-zA-Z]\w*\.[\w.]*)/g)].map(
      ([, literal = ""]) => literal,
    ),
  )
  const exact = new Set(literals)
  const begun = [...exact].filter((literal) => literal.endsWith("."))
  return [...keys()].filter((key) => exact.has(key) || begun.some((each) => key.startsWith(each)))
}

function withImports(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    const imports = readFileSync(file, "utf8").matchAll(
      /(?:^|\n)(?:import|export)(?! type)[^"]*?from "([~.][^"]+)"|import\("([~.][^"]+)"\)/g,
    )
    const paths = [...imports].map(([, fixed, lazy]) => resolve(file, fixed ?? lazy ?? ""))
    withImports(
      paths.filter((path) => path !== undefined),
      found,
    )
  }
  return found
}

function resolve(file: string, name: string): string | undefined {
  if (/\.server$/.test(name)) return undefined
  const path = name.startsWith("~/") ? join("app", name.slice(2)) : join(dirname(file), name)
  if (!path.startsWith("app/")) return undefined
  return [".tsx", ".ts"].map((end) => path + end).find((each) => existsSync(each))
}

function keys(texts: Texts = read("fr"), prefix = ""): Set<string> {
  return new Set(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? singular(prefix + key) : [...keys(value, `${prefix}${key}.`)],
    ),
  )
}

/** A key without its plural form. */
function singular(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, "")
}

function read(language: string): Texts {
  return JSON.parse(readFileSync(`public/locales/${language}/translation.json`, "utf8")) as Texts
}
