import { spawn } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { createInterface } from "node:readline"
import { expect, onTestFinished, test } from "vitest"
import { projectFile } from "../../config/project"
import { canExecute, unprivilegedAccount } from "../../database/account"
import { build } from "../../scripts/build.js"
import { eventually } from "../eventually"
import { freePort } from "./free-port"

/** What the last stage of the Dockerfile puts beside node_modules, and starts. */
function image() {
  const stage =
    readFileSync(projectFile("Dockerfile"), "utf8")
      .split(/^FROM /m)
      .at(-1) ?? ""
  const copied = [...stage.matchAll(/^COPY (?:--from=build )?(?:\/app\/)?(\S+) (\S+)$/gm)]
  const [, command = "[]"] = /^CMD (.*)$/m.exec(stage) ?? []
  return {
    files: copied.map(([, from = ""]) => from).filter((from) => !from.startsWith("--from")),
    command: JSON.parse(command) as string[],
  }
}

test("the image has every template of a paper", () => {
  const templates = readdirSync(projectFile("api", "paper")).filter((name) => name.endsWith(".typ"))
  expect(templates.length).toBeGreaterThan(0)
  expect(image().files).toEqual(
    expect.arrayContaining(templates.map((name) => `api/paper/${name}`)),
  )
})

test("the image's command runs on the image's files, as a user without rights", async () => {
  await build()
  const { files, command } = image()
  const folder = mkdtempSync(join(tmpdir(), "plume-image-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o777)
  for (const file of files)
    cpSync(projectFile(file), join(folder, file), { recursive: true, dereference: true })
  symlinkSync(projectFile("node_modules"), join(folder, "node_modules"))

  const port = await freePort()
  const account = unprivilegedAccount()
  const reachable = canExecute(dirname(projectFile("package.json")), account)
  const [program = "", ...args] = command
  const lines: string[] = []
  const child = spawn(program === "node" ? process.execPath : program, args, {
    ...(reachable && account),
    cwd: folder,
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  createInterface(child.stdout).on("line", (line) => lines.push(line))
  const origin = `http://localhost:${port}`
  await eventually(() => expect(lines).toContain(`ready on ${origin}`))
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: "ready" })
  expect(await (await fetch(origin)).text()).toContain('<html lang="fr"')
  expect((await fetch(`${origin}/api/Products`)).status).toBe(401)

  const exit = once(child, "exit")
  child.kill("SIGTERM")
  expect(await exit).toEqual([0, null])
}, 600_000)
