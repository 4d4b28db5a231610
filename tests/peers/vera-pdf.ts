import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { fetched } from "./fetched"
import { mustang } from "./mustang"

const run = promisify(execFile)
const program = fileURLToPath(new URL("VeraPdf.java", import.meta.url))

/** veraPDF comes with Mustang; a Java that only runs programs cannot ask it for another standard than bills have. */
export async function canAskVeraPdf(): Promise<boolean> {
  const { stdout } = await run("java", ["--list-modules"]).catch(() => ({ stdout: "" }))
  return stdout.includes("jdk.compiler@")
}

/** The rules of a standard that each file breaks, by the file's name. */
export async function brokenRules(
  standard: "ua1" | "3b",
  paths: readonly string[],
): Promise<Record<string, string[]>> {
  const jar = await fetched(mustang)
  const { stdout } = await run("java", ["-cp", jar, program, standard, ...paths], {
    maxBuffer: 32 * 1024 * 1024,
    timeout: 10 * 60_000,
  })
  return Object.fromEntries(
    stdout
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [name = "", ...rules] = line.split("\t")
        return [name, rules.filter(Boolean)] as const
      }),
  )
}
