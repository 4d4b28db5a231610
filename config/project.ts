import { existsSync } from "node:fs"
import { dirname, join } from "node:path"

/** Path of a file of the project, the same from the sources and from the bundle in `dist/`. */
export function projectFile(...path: string[]): string {
  return join(root, ...path)
}

const root = nearestPackage(import.meta.dirname)

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error("package.json is nowhere above this file")
  return nearestPackage(parent)
}
