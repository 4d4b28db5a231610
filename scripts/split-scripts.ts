import { readFileSync } from "node:fs"
import { relative } from "node:path"
import type { Plugin, Rollup } from "vite"

type Modules = Rollup.ManualChunkMeta
type Part = "frame" | "field"

/**
 * What most screens need is one file, and what most forms need beside it another: thirty small ones compress worse.
 * Which that is, the imports say: no component is named here. The server's build is one file anyway.
 */
export function partOf(id: string, modules: Modules): Part | undefined {
  // A file that holds an entry would be that entry's.
  if (modules.getModuleInfo(id)?.isEntry) return undefined
  if (known?.asked !== modules.getModuleInfo)
    known = { asked: modules.getModuleInfo, parts: partsOf(modules) }
  return known.parts.get(id)
}

/** Asked of each module, and the same for all of a build. */
let known: { asked: Modules["getModuleInfo"]; parts: Map<string, Part> } | undefined

function partsOf({ getModuleIds, getModuleInfo }: Modules): Map<string, Part> {
  const entries = [...getModuleIds()].filter((id) => getModuleInfo(id)?.isEntry)
  const needsOf = (pattern: RegExp) =>
    entries.filter((id) => pattern.test(fileOf(id))).map((id) => withImports(id))
  const always = needsOf(/^app\/(root|entry\.client|routes\/admin)\.tsx$/)
  // Routes that only act need nothing in the browser but themselves.
  const screens = needsOf(/^app\/routes\/admin\/.*\.tsx$/).filter(({ size }) => size > 2)
  const forms = needsOf(/^app\/routes\/admin\/.*\/(new|edit)\.tsx$/)
  const frame = new Set([...always.flatMap((needs) => [...needs]), ...neededByHalf(screens)])
  const field = new Set([...neededByHalf(forms)].filter((id) => !frame.has(id)))
  // What a screen that is no form shows of it is in the frame, or it would fetch all of it.
  for (const needs of screens) {
    const used = [...field].filter((id) => needs.has(id))
    if (used.length < field.size / 2) for (const id of used) frame.add(id)
  }
  return new Map<string, Part>([
    ...[...field].map((id) => [id, "field"] as const),
    ...[...frame].map((id) => [id, "frame"] as const),
  ])

  /** All that is loaded with a module; not what it loads later. */
  function withImports(id: string, found = new Set<string>()): Set<string> {
    if (found.has(id)) return found
    found.add(id)
    for (const next of getModuleInfo(id)?.importedIds ?? []) withImports(next, found)
    return found
  }
}

function neededByHalf(screens: Set<string>[]): Set<string> {
  const counts = new Map<string, number>()
  for (const id of screens.flatMap((needs) => [...needs])) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= screens.length / 2).map(([id]) => id))
}

/** The path of a module's file below the project. */
const fileOf = (id: string) => relative(process.cwd(), id.replace(/\?.*/, ""))

/**
 * Has each icon imported from its own file: through the library's list of all, whoever shows one icon would count
 * as needing every other.
 */
export function eachIcon(): Plugin {
  const list = readFileSync("node_modules/lucide-react/dist/esm/lucide-react.mjs", "utf8")
  const files = new Map(
    [...list.matchAll(/export \{ ([^}]*) \} from '\.\/icons\/([^']+)\.mjs'/g)].flatMap(
      ([, names = "", file = ""]) =>
        names.split(", ").map((name) => [name.replace("default as ", ""), file] as const),
    ),
  )
  const imported = (name: string) => {
    const [icon = "", as = icon] = name.split(" as ")
    return `import ${as} from "lucide-react/icons/${files.get(icon)}"`
  }
  return {
    name: "each-icon",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/^app\/.*\.tsx?$/.test(fileOf(id)) || !code.includes('"lucide-react"')) return undefined
      const changed = code.replace(
        /^import \{([^}]+)\} from "lucide-react"/gm,
        (_, names: string) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith("type "))
            .map(imported)
            .join("; "),
      )
      return { code: changed, map: null }
    },
  }
}
