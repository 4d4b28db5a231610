import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync } from "node:fs"
import { projectFile } from "../../config/project"

/** The first Node that the product runs under, and the newest of each line that is maintained. */
export const nodeVersions = ["20.19.0", "22.23.3", "24.21.0"]

/**
 * The program of a version of Node. It is fetched from npm at its first use and not with the other
 * packages: three of them are more than all that a start installs.
 */
export function nodeProgram(version: string): string {
  if (process.version === `v${version}`) return process.execPath
  const name = `node-${process.platform}-${process.arch}`
  const folder = projectFile("node_modules/.cache/node", version)
  const program = `${folder}/node_modules/${name}/bin/node`
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    const options = ["--no-save", "--no-package-lock", "--ignore-scripts", "--prefix", folder]
    execFileSync("npm", ["install", ...options, `${name}@${version}`], { stdio: "inherit" })
  }
  return program
}
