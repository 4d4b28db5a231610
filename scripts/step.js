import { spawn } from "node:child_process"

const running = new Set()

/**
 * Runs one command of the gate, shown as it goes, in a process group of its own, so that a time limit
 * or an interruption ends whatever it started.
 */
export function runStep({ command, env = {}, limit = 20 * 60_000 }) {
  const started = Date.now()
  const [program, ...args] = command.split(" ")
  const child = spawn(program, args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...env,
      PATH: `node_modules/.bin:${process.env.PATH}`,
      FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
    },
  })
  running.add(child)
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      output += `\nstopped after ${limit / 60_000} minutes`
      end(child)
    }, limit)
    const finish = (succeeded) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ succeeded, seconds: ((Date.now() - started) / 1000).toFixed(1), output })
    }
    child.on("error", (error) => {
      output += error.message
      finish(false)
    })
    child.on("exit", (code) => {
      // What the step left behind in its group (a server whose runner was killed) goes with it.
      signal(child, "SIGTERM")
      child.on("close", () => finish(code === 0))
      setTimeout(() => finish(code === 0), 5_000).unref()
    })
  })
}

/** Ends every step under way, and waits for them. */
export async function stopSteps() {
  await Promise.all([...running].map(end))
}

async function end(child) {
  signal(child, "SIGTERM")
  const closed = new Promise((resolve) => child.once("exit", resolve))
  const patience = new Promise((resolve) => setTimeout(resolve, 15_000).unref())
  await Promise.race([closed, patience])
  signal(child, "SIGKILL")
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name)
  } catch {
    // The group is gone, which is what was wanted.
  }
}
