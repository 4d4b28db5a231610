import { spawn } from "node:child_process"

export interface BenchServer {
  pid: number
  port: number
  origin: string
  /** Milliseconds from the start of the process to its "ready" line. */
  readyAfter: number
  stop(): Promise<void>
}

/** Starts the build, or another program of the bench, as a process of its own, and waits until it is ready. */
export function startServer(
  variables: Record<string, string>,
  program: string[] = ["scripts/serve.js"],
): Promise<BenchServer> {
  const port = variables.PORT ?? process.env.PORT ?? "3999"
  const begun = performance.now()
  const child = spawn(process.execPath, program, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      RATE_LIMITS: "off",
      PORT: port,
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on("data", (chunk: Buffer) => {
      const origin = /^ready on (\S+)$/m.exec(String(chunk))?.[1]
      if (!origin) return
      resolve({
        pid: child.pid ?? 0,
        port: Number(port),
        origin,
        readyAfter: Math.round(performance.now() - begun),
        async stop() {
          child.kill("SIGTERM")
          await exited
        },
      })
    })
  })
}
