import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface BuiltServer {
  origin: string
  dataDir: string
  environment: NodeJS.ProcessEnv
  stop(): Promise<void>
}

/** Starts the product as operators do, or by another script, on a free port and a data folder of its own. */
export async function startServer(
  variables: Record<string, string>,
  script = "scripts/start.js",
): Promise<BuiltServer> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "plume-e2e-"))
  // PostgreSQL's account must be able to pass, under root; its files would be put elsewhere, and left there.
  chmodSync(folder, 0o711)
  const port = await freePort()
  const environment = {
    ...process.env,
    NODE_ENV: "production" as const,
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: "off",
    BACKUP_URL: "off",
    LOG_LEVEL: "warn",
    ...variables,
  }
  const child = spawn(process.execPath, [script], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  })
  const origin = await ready(child)
  return {
    origin,
    dataDir: folder,
    environment,
    async stop() {
      const exited = new Promise((resolve) => child.once("exit", resolve))
      child.kill("SIGTERM")
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The address of the line "ready on <ORIGIN>". What the server says otherwise goes to our output. */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ""
    const listen = (chunk: Buffer) => {
      said += chunk
      const origin = /^ready on (\S+)$/m.exec(said)?.[1]
      if (origin) resolve(origin)
    }
    child.stdout?.on("data", listen)
    child.stderr?.on("data", (chunk) => {
      said += chunk
      process.stderr.write(chunk)
    })
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${said}`)))
    child.once("error", reject)
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}
