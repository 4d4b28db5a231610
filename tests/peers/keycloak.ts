import { type ChildProcess, spawn } from "node:child_process"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../../e2e/server"
import { keycloakProgram } from "./keycloak-program"

export interface Keycloak {
  issuer: string
  stop(): Promise<void>
}

/** What the realm file leaves to the operator, by the names that it asks for. */
export interface RealmVariables {
  PLUME_ORIGIN: string
  PLUME_CLIENT_SECRET: string
  PLUME_ADMIN_CLIENT_SECRET: string
  PLUME_ADMIN_EMAIL: string
  PLUME_ADMIN_PASSWORD: string
}

/** Slow machines that do several things at once have needed two minutes. */
const patienceMs = 240_000

/** A real Keycloak on loopback, in memory, with the shipped realm; `changes` are for what tests cannot wait for. */
export async function startKeycloak(
  variables: RealmVariables,
  changes: Record<string, unknown>,
): Promise<Keycloak> {
  const folder = await keycloakProgram()
  const realm = JSON.parse(await readFile("deploy/keycloak/plume-realm.json", "utf8"))
  await mkdir(join(folder, "data", "import"), { recursive: true })
  const imported = join(folder, "data", "import", "plume-realm.json")
  await writeFile(imported, JSON.stringify({ ...realm, ...changes }))
  const port = await freePort()
  const options = `start-dev --db=dev-mem --import-realm --http-host=127.0.0.1 --http-port=${port}`
  const child = spawn(join(folder, "bin", "kc.sh"), options.split(" "), {
    env: {
      ...process.env,
      ...variables,
      // A server that lives for a minute gains more from starting early than from running fast.
      JAVA_OPTS_APPEND: "-XX:TieredStopAtLevel=1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const issuer = `http://localhost:${port}/realms/plume`
  await untilItAnswers(child, issuer)
  return { issuer, stop: () => end(child) }
}

async function untilItAnswers(child: ChildProcess, issuer: string): Promise<void> {
  let said = ""
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      said += chunk
    })
  const giveUpAt = Date.now() + patienceMs
  const address = `${issuer}/.well-known/openid-configuration`
  for (;;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await end(child)
      throw new Error(`Keycloak did not start:\n${said.slice(-4_000)}`)
    }
    await pause(200)
  }
}

/** Its script hands the signal on to Java, and waits for it. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once("exit", resolve))
  child.kill("SIGTERM")
  await exited
}
