import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { cache } from "./fetched"

const run = promisify(execFile)
const requirements = "tests/peers/schemathesis-requirements.txt"
const minute = 60_000

/** `examples` is the number of cases an operation, `seed` what they are drawn from: the same ones at each run. */
interface Cases {
  examples: number
  seed: number
}

/** Whose account the calls are made with, and the environment of the server where it is one. */
interface Fuzzer {
  email: string
  password: string
  environment: NodeJS.ProcessEnv
}

/** What was found, as Schemathesis tells it; empty when all answers were right. */
export async function fuzz(description: string, who: Fuzzer, cases: Cases): Promise<string> {
  const python = await schemathesisPython()
  const configuration = resolve("tests/peers/schemathesis.toml")
  const options = `--config-file ${configuration} --no-color run ${description} --seed ${cases.seed} --phases coverage,fuzzing --max-examples ${cases.examples} --continue-on-failure --suppress-health-check all`
  const args = ["-m", "schemathesis.cli", ...options.split(" ")]
  const env = {
    ...who.environment,
    SCHEMATHESIS_HOOKS: "schemathesis_token",
    PYTHONPATH: resolve("tests/peers"),
    PYTHONDONTWRITEBYTECODE: "1",
    FUZZ_PROJECT: resolve("."),
    FUZZ_EMAIL: who.email,
    FUZZ_PASSWORD: who.password,
  }
  // It keeps what it found below the folder that it runs in.
  const cwd = await mkdtemp(join(tmpdir(), "plume-fuzz-"))
  try {
    await run(python, args, { cwd, env, timeout: 30 * minute, maxBuffer: 2 ** 26 })
    return ""
  } catch (error) {
    const { stdout, message } = error as Error & { stdout?: string }
    return stdout?.replace(/\n{2,}/g, "\n") || message
  } finally {
    await rm(cwd, { recursive: true, force: true })
  }
}

/** The interpreter of an environment that holds Schemathesis, made the first time. */
async function schemathesisPython(): Promise<string> {
  const versions = createHash("sha256").update(readFileSync(requirements)).digest("hex")
  const folder = join(cache, `schemathesis-${versions.slice(0, 12)}`)
  const python = join(folder, "bin", "python")
  if (existsSync(python)) return python
  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(join(cache, "schemathesis-draft-"))
  const install = ["-m", "pip", "install", "--quiet", "--requirement", requirements]
  try {
    await run("python3", ["-m", "venv", draft])
    await run(join(draft, "bin", "python"), install, { timeout: 5 * minute })
    await rename(draft, folder)
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    throw new Error(
      "Schemathesis cannot be installed: it needs python3 with venv, and the Python Package Index",
      { cause },
    )
  }
  return python
}
