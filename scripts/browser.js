import { execFileSync, spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"

/** The Chromium that tests and screenshots drive, or undefined where there is none. */
export function findBrowser() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    ofPlaywright(),
  ]
  return candidates.find((path) => path && existsSync(path) && starts(path))
}

/** The same, after installing one where there is none: the system's as root, else Playwright's own. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-q"])
    run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"])
  }
  if (!findBrowser()) run("npx", ["playwright", "install", "chromium"])
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    "No Chromium was found and none could be installed: install one and set CHROMIUM_PATH to it.",
  )
}

/** Chromium refuses its own sandbox under root. */
export const browserArguments = process.getuid?.() === 0 ? ["--no-sandbox"] : []

function ofPlaywright() {
  try {
    return createRequire(import.meta.url)("@playwright/test").chromium.executablePath()
  } catch {
    return undefined
  }
}

function starts(path) {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

function run(command, args) {
  console.log(`  ${command} ${args.join(" ")}`)
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })
}
