import { spawn } from "node:child_process"

export interface Account {
  email: string
  password: string
}

interface Demo {
  origin: string
  camille: Account
  admin: Account
  stop(): Promise<unknown>
}

/** The story world, thrown away at the end. */
export function startDemo(): Promise<Demo> {
  const child = spawn(process.execPath, ["scripts/start.js", "--demo"], {
    env: { ...process.env, PORT: process.env.PORT ?? "3900", RATE_LIMITS: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const exited = new Promise((resolve) => child.once("exit", resolve))
  const stop = () => {
    child.kill("SIGTERM")
    return exited
  }
  return new Promise((resolve, reject) => {
    let said = ""
    child.stdout.on("data", (chunk) => {
      said += chunk
      const origin = /^ready on (\S+)$/m.exec(said)?.[1]
      if (origin)
        resolve({
          origin,
          camille: accountIn(said, "camille"),
          admin: accountIn(said, "admin"),
          stop,
        })
    })
    child.once("exit", (code) => reject(new Error(`the demo ended with ${code}:\n${said}`)))
  })
}

function accountIn(said: string, name: string): Account {
  const [, email = "", password = ""] =
    new RegExp(`^account (${name}\\S*) (\\S+)`, "m").exec(said) ?? []
  return { email, password }
}
