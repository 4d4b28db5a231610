import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const made = new Set([
  ...["node_modules", ".git", "build", "dist", "data"],
  ...["screenshots", "test-results", "playwright-report"],
])

/** The files of the project under a folder, without what is installed or built. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(path) : [path]
    })
}

/** The TypeScript under a folder; without its tests when `tests` is false. */
export function sources(folder: string, { tests = true } = {}): string[] {
  return filesUnder(folder).filter(
    (path) => /\.(ts|tsx)$/.test(path) && (tests || !/\.test\.tsx?$/.test(path)),
  )
}

/** The text of a source file without its comments. Strings are left as they are. */
export function codeOf(path: string): string {
  return readFileSync(path, "utf8").replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_, string: string | undefined) => string ?? "",
  )
}
