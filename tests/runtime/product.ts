import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { onTestFinished } from "vitest"
import { projectFile } from "../../config/project"
import { build } from "../../scripts/build.js"
import { Visitor } from "../../scripts/visitor"
import { freePort } from "./free-port"

/** The program as built, on a data folder of its own, so that it can be started again after a crash. */
export async function openProduct(variables: Record<string, string> = {}) {
  await build()
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), "plume-product-"))
  chmodSync(dataDir, 0o711)
  const port = await freePort()
  const address = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "fatal",
    RATE_LIMITS: "off",
    ...variables,
  } as NodeJS.ProcessEnv
  const start = () =>
    spawn(process.execPath, [projectFile("scripts/serve.js")], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    })
  let child: ReturnType<typeof start> | undefined
  onTestFinished(async () => {
    if (child?.exitCode === null) {
      const exit = once(child, "exit")
      child.kill("SIGTERM")
      await exit
    }
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    address,
    dataDir,
    async start() {
      child = start()
      for await (const line of createInterface(child.stdout))
        if (line.startsWith("ready on ")) return child
      throw new Error("the server ended before it was ready")
    },
    token: (email: string, password: string) =>
      execFileSync(process.execPath, [projectFile("scripts/token.js"), email, password], {
        env,
        encoding: "utf8",
      }).trim(),
  }
}

/** Signs a person up as a browser without scripts does. */
export async function signUp(origin: string, email: string, password: string) {
  const visitor = new Visitor("http://nowhere.invalid/")
  const form = await visitor.visit(`${origin}/auth/sign-up`)
  const signIn = await visitor.visit(actionOf(form), {
    email,
    password,
    passwordConfirmation: password,
  })
  await visitor.visit(actionOf(signIn), { email, password })
}

function actionOf({ body, url }: { body: string; url: string }): string {
  const action = /<form id="account"[^>]*action="([^"]+)"/.exec(body)?.[1] ?? ""
  return new URL(action.replaceAll("&amp;", "&"), url).href
}
