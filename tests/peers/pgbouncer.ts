import { execFileSync, spawn } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { unprivilegedAccount } from "../../database/account"
import { roleAddress, roles } from "../../database/role-address"
import { eventually } from "../eventually"
import { freePort } from "../runtime/free-port"
import { fetched } from "./fetched"

const debian = "https://deb.debian.org/debian/pool/main"
/** PgBouncer as Debian 12 builds it, and the two libraries that a small system lacks. */
const packages = [
  {
    name: "pgbouncer_1.18.0-1+deb12u1_amd64.deb",
    folder: "p/pgbouncer",
    sha256: "b8468c31f94596da0967b1a27980a0a036268eb8e53d3e647651bd7b82b6f65e",
  },
  {
    name: "libc-ares2_1.18.1-3_amd64.deb",
    folder: "c/c-ares",
    sha256: "087fd5c2ac883202e1786ab45617cdab7f77bc7f060d58cca177ddf6b6c3fa73",
  },
  {
    name: "libevent-2.1-7_2.1.12-stable-8_amd64.deb",
    folder: "libe/libevent",
    sha256: "ca8858a7095ade7776c9f73437812423a45ccd90de2079e8c34830d291df290f",
  },
]

/** A folder with the program, that an account without rights can read; or why this machine has none. */
export async function unpackPgBouncer(): Promise<{ folder: string } | { reason: string }> {
  const folder = mkdtempSync(join(tmpdir(), "plume-pgbouncer-"))
  chmodSync(folder, 0o755)
  try {
    for (const { name, folder: place, sha256 } of packages) {
      const path = await fetched({ name, sha256, address: `${debian}/${place}/${name}` })
      execFileSync("dpkg-deb", ["-x", path, folder], { stdio: "pipe" })
    }
    execFileSync(join(folder, "usr/sbin/pgbouncer"), ["--version"], {
      env: env(folder),
      stdio: "pipe",
    })
    return { folder }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return { reason: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error) }
  }
}

function env(folder: string): NodeJS.ProcessEnv {
  const libraries = join(folder, "usr/lib/x86_64-linux-gnu")
  return existsSync(libraries) ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env
}

/**
 * PgBouncer before the server of `url`, in session mode, which drops what a client asks for at start-up. The same address
 * through it.
 */
export async function startPgBouncer(folder: string, url: string): Promise<string> {
  const { hostname, port, password, searchParams, username } = new URL(url)
  const own = join(folder, "run")
  mkdirSync(own, { recursive: true })
  const listenPort = await freePort()
  const secrets = [
    [decodeURIComponent(username), decodeURIComponent(password)],
    ...roles.map((role) => [role, decodeURIComponent(new URL(roleAddress(role, url)).password)]),
  ]
  writeFileSync(
    join(own, "users.txt"),
    secrets.map(([name, secret]) => `"${name}" "${secret}"\n`).join(""),
  )
  writeFileSync(
    join(own, "pgbouncer.ini"),
    [
      "[databases]",
      `* = host=${searchParams.get("host") ?? hostname} port=${port || 5432}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${listenPort}`,
      "unix_socket_dir =",
      "pool_mode = session",
      `auth_type = ${password ? "scram-sha-256" : "trust"}`,
      `auth_file = ${own}/users.txt`,
      "ignore_startup_parameters = extra_float_digits,options",
      "default_pool_size = 30",
    ].join("\n"),
  )
  const program = spawn(join(folder, "usr/sbin/pgbouncer"), [join(own, "pgbouncer.ini")], {
    ...unprivilegedAccount(),
    env: env(folder),
    stdio: ["ignore", "ignore", "pipe"],
  })
  program.stderr.on(
    "data",
    (said) => /ERROR|FATAL/.test(String(said)) && console.error(String(said)),
  )
  onTestFinished(async () => {
    const ended = new Promise((resolve) => program.once("exit", resolve))
    program.kill("SIGINT")
    program.kill("SIGTERM")
    await ended
  })
  await eventually(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect({ port: listenPort, host: "127.0.0.1" })
        socket.once("error", reject)
        socket.once("connect", () => {
          socket.destroy()
          resolve()
        })
      }),
  )
  const through = new URL(url)
  through.hostname = "127.0.0.1"
  through.port = String(listenPort)
  through.searchParams.delete("host")
  return through.href
}
