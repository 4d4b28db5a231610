import { existsSync, readdirSync } from "node:fs"
import { openStore } from "../api/file-store/open-store"
import type { FileStore } from "../api/ports/file-store"
import { type Environment, environment } from "../config/environment"
import { listBases } from "../database/backup/catalog"
import { keepCopies } from "../database/backup/keeper"
import { listMissing } from "../database/backup/kept-files"
import { BackupRefusal } from "../database/backup/refusal"
import { restore } from "../database/backup/restore"
import { changeState } from "../database/backup/state"
import { visitEmbeddedDatabase } from "../database/embedded"
import { examineSeals, knownHere, tryCopy, vaultOf } from "./copies"

/** Of what is missing, the rest is counted. */
const mostNamed = 50

type Command = (settings: Environment, parameters: readonly string[]) => Promise<number>

/**
 * `npm run backup`, `backup:list`, `backup:verify` and `restore`: 0 where it was done, 1 where a copy is not what it
 * was. What is refused, and why, is thrown. Plume may be running or not, but for `restore`.
 */
export async function run(what: string, parameters: readonly string[]): Promise<number> {
  const command = commands[what]
  if (!command) throw new Error(`there are ${Object.keys(commands).join(", ")}`)
  return command(environment(), parameters)
}

const commands: Record<string, Command> = {
  backup,
  list,
  verify,
  restore: restoreHere,
}

async function backup(settings: Environment): Promise<number> {
  refuseOthers(settings)
  const vault = vaultOf(settings)
  await visiting(settings, async (source) => {
    await keepCopies(source, vault, openStore(settings), source.beginsLog).copy(new Date())
  })
  return list(settings)
}

async function list(settings: Environment): Promise<number> {
  refuseOthers(settings)
  const vault = vaultOf(settings)
  const bases = await listBases(vault)
  console.log(`whole copies in ${vault.place}: ${bases.length}`)
  for (const { at, size, parts } of bases) {
    const kind = parts[0]?.isEncrypted ? "encrypted" : "not encrypted"
    console.log(`${at.toISOString()}  ${(size / 1e6).toFixed(1)} MB  ${kind}`)
  }
  const log = await vault.list("log/")
  const last = Math.max(...log.map(({ at }) => at.getTime()))
  if (log.length > 0) console.log(`log until ${new Date(last).toISOString()}`)
  return bases.length > 0 ? 0 : 1
}

async function verify(settings: Environment): Promise<number> {
  if (settings.databaseUrl) return verifyElsewhere(settings, settings.databaseUrl)
  const vault = vaultOf(settings)
  const { copy, tables, rows, fault } = await visiting(settings, async (source) => {
    const keeper = keepCopies(source, vault, openStore(settings), source.beginsLog)
    return tryCopy(settings, source, keeper, new Date())
  })
  console.log(
    `copy of ${copy.toISOString()}: restored beside, ${tables} tables, ${rows} rows compared`,
  )
  if (fault) console.error(`copy broken: ${fault}`)
  else console.log("copy whole: tables, files, bills and audit log are as they were")
  return fault ? 1 : 0
}

/** A copy that somebody else made and restored: DATABASE_URL is where it runs now, beside its files. */
async function verifyElsewhere(settings: Environment, url: string): Promise<number> {
  const fault =
    (await examineSeals(settings, false)(url)) ?? (await missingFiles(url, openStore(settings)))
  const at = new Date().toISOString()
  if (existsSync(settings.dataDir))
    await changeState(settings.dataDir, { lastTrial: { at, fault } })
  if (fault) console.error(`database at DATABASE_URL broken: ${fault}`)
  else console.log("database at DATABASE_URL whole: files, bills and audit log are as they were")
  return fault ? 1 : 0
}

async function missingFiles(url: string, files: FileStore): Promise<string | undefined> {
  const missing = await listMissing(url, files)
  const [first] = missing
  return first && `${missing.length} files are missing, ${first} the first of them`
}

async function restoreHere(settings: Environment, parameters: readonly string[]): Promise<number> {
  refuseOthers(settings)
  const at = momentIn(parameters)
  const { dataDir, backup } = settings
  // The usual place lies in the folder that is to be filled.
  if (backup?.isUsual && existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new BackupRefusal(
      `DATA_DIR: ${dataDir} is not empty; move its folder backup elsewhere, name it by BACKUP_URL, and restore into an empty folder`,
    )
  const told = await restore({
    vault: vaultOf(settings),
    dataDir,
    files: openStore(settings),
    at,
    known: knownHere(),
    now: new Date(),
  })
  const { restoredTo, erasedAgain, mailsWaiting, missing, altered } = told
  console.log(`restored into ${dataDir}, up to ${restoredTo?.toISOString() ?? "the copy itself"}`)
  console.log(`what was written after that and before ${new Date().toISOString()} is missing`)
  if (missing.length > 0)
    console.log(`${missing.length === 1 ? "1 file is" : `${missing.length} files are`} missing:`)
  for (const { key, name } of missing.slice(0, mostNamed)) console.log(`  ${key}  ${name ?? ""}`)
  if (missing.length > mostNamed) console.log(`  and ${missing.length - mostNamed} more`)
  for (const piece of altered)
    console.log(`a piece of the copy that this restore did not need was altered: ${piece}`)
  if (erasedAgain > 0) console.log(`${erasedAgain} people who were erased since are erased again`)
  console.log("all sessions and links are ended")
  if (mailsWaiting > 0)
    console.log(`${mailsWaiting} messages of before wait for a word on /admin/operations`)
  return 0
}

function momentIn(parameters: readonly string[]): Date | undefined {
  if (parameters.length === 0) return undefined
  const [name, text = ""] = parameters
  const moment = new Date(text)
  if (parameters.length !== 2 || name !== "--at" || Number.isNaN(moment.getTime()))
    throw new BackupRefusal("usage: npm run restore -- [--at 2026-11-23T09:30:00Z]")
  // Without one it would be that of this machine, or, of a day alone, that of Greenwich.
  if (!text.includes("T") || !/(Z|[+-]\d\d:?\d\d)$/i.test(text))
    throw new BackupRefusal(
      `--at: ${text} names no time zone; say which, as 2026-11-23T09:30:00Z or 2026-11-23T10:30:00+01:00`,
    )
  return moment
}

function refuseOthers({ databaseUrl }: Environment): void {
  if (databaseUrl)
    throw new BackupRefusal(
      "DATABASE_URL: that database is copied and restored by whoever runs it (docs/operations.md says how)",
    )
}

/** The database that runs, or else the one that lies there, for as long as it takes. */
async function visiting<Result>(
  { dataDir }: Environment,
  work: (source: {
    url: string
    home: string
    dataDir: string
    beginsLog: boolean
  }) => Promise<Result>,
): Promise<Result> {
  const { url, home, beginsLog, stop } = await visitEmbeddedDatabase(dataDir, { keepsLog: true })
  try {
    return await work({ url, home, dataDir, beginsLog })
  } finally {
    await stop()
  }
}
