import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { onTestFinished } from "vitest"
import { projectFile } from "../../config/project"
import { build } from "../../scripts/build.js"
import { Visitor } from "../../scripts/visitor"
import { freePort } from "./free-port"

/**
 * The program as built, on a data folder of its own (or of DATA_DIR, which is left as it is), so that it can be
 * started again after a crash; under this process's Node or another.
 */
export async function openProduct(
  variables: Record<string, string> = {},
  node: string = process.execPath,
) {
  await build()
  const dataDir = variables.DATA_DIR ?? newDataDir()
  const port = await freePort()
  const address = `http://localhost:${port}`
  // What other tests of this process have told their own parts is not for it.
  const {
    DATABASE_URL: _,
    IDENTITY_CONFIG: _config,
    SESSION_SECRET: _secret,
    ...inherited
  } = process.env
  const env = {
    ...inherited,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    BACKUP_URL: "off",
    LOG_LEVEL: "fatal",
    RATE_LIMITS: "off",
    ...variables,
  } as NodeJS.ProcessEnv
  const start = () =>
    spawn(node, [projectFile("scripts/serve.js")], { env, stdio: ["ignore", "pipe", "pipe"] })
  const said: string[] = []
  let child: ReturnType<typeof start> | undefined
  onTestFinished(async () => {
    if (child?.exitCode === null) {
      const exit = once(child, "exit")
      child.kill("SIGTERM")
      await exit
    }
    // Where a folder above keeps PostgreSQL out, its own lies elsewhere, behind a link.
    const cluster = join(dataDir, "postgres")
    const kept = existsSync(cluster) ? [realpathSync(cluster), dataDir] : [dataDir]
    if (variables.DATA_DIR) return
    for (const folder of kept) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return {
    address,
    dataDir,
    /** All that it printed. */
    said,
    async start() {
      const started = start()
      child = started
      await new Promise<void>((resolve, reject) => {
        createInterface(started.stdout).on("line", (line) => {
          said.push(line)
          if (line.startsWith("ready on ")) resolve()
        })
        createInterface(started.stderr).on("line", (line) => {
          said.push(line)
          console.error(line)
        })
        started.once("exit", () => reject(new Error("the server ended before it was ready")))
      })
      return started
    },
    token: (email: string, password: string) =>
      execFileSync(process.execPath, [projectFile("scripts/token.js"), email, password], {
        env,
        encoding: "utf8",
      }).trim(),
  }
}

function newDataDir(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "plume-product-"))
  chmodSync(folder, 0o711)
  return folder
}

/** Signs a person up as a browser without scripts does, which stays signed in. */
export async function signUp(origin: string, email: string, password: string) {
  const visitor = new Visitor("http://nowhere.invalid/")
  const form = await visitor.visit(`${origin}/auth/sign-up`)
  const signIn = await visitor.visit(actionOf(form), {
    email,
    password,
    passwordConfirmation: password,
  })
  await visitor.visit(actionOf(signIn), { email, password })
  return visitor
}

function actionOf({ body, url }: { body: string; url: string }): string {
  const action = /<form id="account"[^>]*action="([^"]+)"/.exec(body)?.[1] ?? ""
  return new URL(action.replaceAll("&amp;", "&"), url).href
}
