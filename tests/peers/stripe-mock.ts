import { execFile, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { createServer } from "node:net"
import { join } from "node:path"
import { promisify } from "node:util"
import { cache } from "./fetched"

const run = promisify(execFile)
const module = "github.com/stripe/stripe-mock"
const version = "v0.203.0"
/** The sum of the module's files, as Go's checksum database has it. */
const sum = "h1:EzW7nb/fphqcAkgVRHAaC88OaAZo6SBWSl54cflDTio="

/** Stripe's own mock, built from its module the first time; undefined where there is no Go to build it with. */
export async function stripeMock(): Promise<string | undefined> {
  const folder = join(cache, `stripe-mock-${version}`)
  const program = join(folder, "stripe-mock")
  if (existsSync(program)) return program
  const hasGo = await run("go", ["version"]).then(
    () => true,
    () => false,
  )
  if (!hasGo) return undefined
  await mkdir(folder, { recursive: true })
  const { stdout } = await run("go", ["mod", "download", "-json", `${module}@${version}`], {
    cwd: folder,
  })
  const { Sum: found } = JSON.parse(stdout) as { Sum: string }
  if (found !== sum) throw new Error(`${module} ${version} is not what was expected: ${found}`)
  await run("go", ["install", `${module}@${version}`], { env: { ...process.env, GOBIN: folder } })
  return program
}

/** Runs it on this machine only: HTTPS would listen everywhere if it were not told otherwise. */
export async function startStripeMock(program: string) {
  const port = await freePort()
  const running = spawn(
    program,
    ["-http-addr", `127.0.0.1:${port}`, "-https-addr", "127.0.0.1:0"],
    { stdio: ["ignore", "pipe", "pipe"] },
  )
  const url = `http://127.0.0.1:${port}`
  await new Promise<void>((resolve, reject) => {
    running.once("exit", () => reject(new Error("stripe-mock did not start")))
    running.stdout.on("data", (said) => /Listening for HTTP at/.test(String(said)) && resolve())
  })
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => running.once("exit", resolve))
      running.kill()
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
