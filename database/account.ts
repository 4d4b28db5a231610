import { execFileSync, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"

/** The system account that PostgreSQL runs as; it refuses to run as root. */
export interface Account {
  uid: number
  gid: number
}

/** PostgreSQL needs nothing of ours, and must not see our secrets. Its messages stay English. */
export const plainEnvironment = { LC_ALL: "C" } as unknown as NodeJS.ProcessEnv

/** None when this process is not root: PostgreSQL then runs as whoever runs Plume. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  return accountNamed("postgres") ?? created("postgres") ?? accountNamed("nobody")
}

/** May this account execute the file, through every folder on the way to it? */
export function canExecute(path: string, account: Account | undefined): boolean {
  return spawnSync("test", ["-x", path], { ...account, cwd: "/" }).status === 0
}

function accountNamed(name: string): Account | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`))
  const [uid, gid] = line?.split(":").slice(2).map(Number) ?? []
  return uid && gid ? { uid, gid } : undefined
}

function created(name: string): Account | undefined {
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", name], {
      stdio: "ignore",
    })
  } catch {
    return undefined
  }
  return accountNamed(name)
}
