import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import type { Plugin } from "vite"
import type { Texts } from "../config/gather-texts"
import { readTexts } from "../config/texts"
import { gallery, hasGallery } from "../remix.config.js"

/**
 * The browser gets only the texts that a screen can show. Which those are is read from the sources: each
 * route module, and what it imports, name their keys (tests/locales.test.ts sees to that). What the frame
 * of every screen says is one file, what a screen says beside it one more; a route waits for its own
 * (decision 042).
 */
const languages = ["fr", "en"] as const
type Language = (typeof languages)[number]
interface Source {
  literals: Set<string>
  imports: string[]
}
/** Each text in all its plural forms, by its key. Read once: `npm run dev` starts anew when a text changes. */
const forms = { fr: formsOf(readTexts("fr")), en: formsOf(readTexts("en")) }
const allKeys = [...forms.fr.keys()]
const places = new Map(allKeys.map((key, at) => [key, at]))
/** The keys by themselves, and by each of their beginnings that ends in a dot: "bills.", "bills.columns.". */
const keysBegun = new Map<string, string[]>()
for (const key of allKeys) {
  const beginnings = [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index + 1))
  for (const begun of [key, ...beginnings]) {
    const keys = keysBegun.get(begun) ?? []
    keys.push(key)
    keysBegun.set(begun, keys)
  }
}
/** What sources name, and what screens ask for: three hundred screens share most of what they import. */
const read = new Map<string, Source>()
const known = new Map<string, string[]>()
const frame = ["app/root.tsx", "app/routes/admin.tsx"]
const folder = "assets/texts"
/** What stands in the browser for the library that finds a component's texts. */
const translation = "app/services/language/browser-translation.ts"

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
        code: `${code}\nimport { loadTexts } from "~/services/language/browser-texts"\nawait loadTexts(${names})\n`,
        map: null,
      }
    },
    configureServer(server) {
      server.watcher.on("all", () => {
        read.clear()
        known.clear()
      })
      server.middlewares.use(`/${folder}`, (request, response) => {
        const [, name = "", language = ""] =
          /^\/([\w-]+)\.(fr|en)\.json/.exec(request.url ?? "") ?? []
        response.setHeader("Content-Type", "application/json")
        response.end(
          JSON.stringify(contentOf(filesOfTexts().get(name) ?? [], language as Language)),
        )
      })
    },
    generateBundle() {
      if (this.environment.name !== "client") return
      for (const [name, keys] of filesOfTexts())
        for (const language of languages)
          this.emitFile({
            type: "asset",
            fileName: `${folder}/${name}.${language}.json`,
            source: JSON.stringify(contentOf(keys, language)),
          })
    },
  }
}

/** The texts that each route's screen waits for, by the id of the route. */
export function textsOfScreens(): Record<string, string[]> {
  return Object.fromEntries(
    screens().map((file) => [file.replace(/^app\/|\.tsx$/g, ""), textsOf(file)]),
  )
}

function screens(): string[] {
  const files = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
  return ["app/root.tsx", ...files.map((file) => join("app/routes", file)).filter(isScreen)]
}

function isScreen(file: string): boolean {
  if (file === "app/root.tsx") return true
  if (!hasGallery && file.startsWith(`app/routes/${gallery}/`)) return false
  return /^app\/routes\/.*\.tsx$/.test(file) && !/\/_|\.test\./.test(file)
}

/** "bills-new-3f2a91": the names of the files beside which a screen can be shown. */
function textsOf(file: string): string[] {
  const keys = keysOf(file)
  return keys.length > 0 ? [nameOf(file, keys)] : []
}

/** The keys in each file of texts, by its name. */
function filesOfTexts(): Map<string, string[]> {
  const said = screens().map((file) => [file, keysOf(file)] as const)
  return new Map(
    said.filter(([, keys]) => keys.length > 0).map(([file, keys]) => [nameOf(file, keys), keys]),
  )
}

/** What a screen says beyond its frame. */
function keysOf(file: string): string[] {
  const said = keysIn("frame", frame)
  if (frame.includes(file)) return said
  const framed = new Set(said)
  return keysIn(file, [file]).filter((key) => !framed.has(key))
}

function nameOf(file: string, keys: string[]): string {
  const content = languages.map((language) => JSON.stringify(contentOf(keys, language)))
  const hash = createHash("sha256").update(content.join()).digest("hex").slice(0, 8)
  const screen = file.replace(/^app\/routes\/(admin\/)?|(\/index)?\.tsx$/g, "").replace(/\W+/g, "-")
  return `${frame.includes(file) ? "frame" : screen}-${hash}`
}

function contentOf(keys: string[], language: Language): Texts {
  const content: Texts = {}
  for (const key of keys) {
    let target = content
    for (const part of key.split(".").slice(0, -1)) {
      target[part] ??= {}
      target = target[part] as Texts
    }
    Object.assign(target, forms[language].get(key))
  }
  return content
}

function formsOf(texts: Texts, prefix = "", found = new Map<string, Texts>()): Map<string, Texts> {
  for (const [form, value] of Object.entries(texts))
    if (typeof value === "string") {
      const key = singular(prefix + form)
      found.set(key, { ...found.get(key), [form]: value })
    } else formsOf(value, `${prefix}${form}.`, found)
  return found
}

/** The keys that these files, or what they import, may ask for: written out, or begun and then put together. */
function keysIn(name: string, files: string[]): string[] {
  const before = known.get(name)
  if (before) return before
  const found = new Set<string>()
  for (const file of withImports(files))
    for (const literal of sourceOf(file).literals)
      for (const key of keysBegun.get(literal) ?? []) found.add(key)
  const keys = [...found].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  known.set(name, keys)
  return keys
}

function withImports(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    withImports(sourceOf(file).imports, found)
  }
  return found
}

/** What a source names: words that may be keys, and files that it imports. */
function sourceOf(file: string): Source {
  const before = read.get(file)
  if (before) return before
  const text = readFileSync(file, "utf8")
  const literals = [...text.matchAll(/["'`]([a-zA-Z]\w*\.[\w.]*)/g)].map(([, word = ""]) => word)
  const imports = text.matchAll(
    /(?:^|\n)(?:import|export)(?! type)[^"]*?from "([~.][^"]+)"|import\("([~.][^"]+)"\)/g,
  )
  const source = {
    literals: new Set(literals),
    imports: [...imports].flatMap(([, fixed, lazy]) => resolve(file, fixed ?? lazy ?? "") ?? []),
  }
  read.set(file, source)
  return source
}

function resolve(file: string, name: string): string | undefined {
  if (/\.server$/.test(name)) return undefined
  const path = name.startsWith("~/") ? join("app", name.slice(2)) : join(dirname(file), name)
  if (!path.startsWith("app/")) return undefined
  return [".tsx", ".ts"].map((end) => path + end).find((each) => existsSync(each))
}

/** A key without its plural form. */
function singular(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, "")
}
