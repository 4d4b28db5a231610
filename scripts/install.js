import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))

/** Installs the packages of package-lock.json where they are missing or others. Needs no package itself. */
export async function install() {
  if (isInstalled()) return
  console.log("installing packages")
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ["npm"]
  const { status, error } = spawnSync(command, [...first, "ci", "--include=dev"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
  })
  if (status === 0) return
  console.error(`npm ci failed${error ? `: ${error.message}` : ""}`)
  process.exit(1)
}

/** npm writes down what it put into node_modules, in the words of package-lock.json. */
function isInstalled() {
  const wanted = packagesIn("package-lock.json")
  const present = packagesIn("node_modules/.package-lock.json")
  if (!wanted || !present) return false
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === "" ||
      link ||
      present[path]?.version === version ||
      // Packages for other machines are in the lock file only.
      (optional && !present[path]),
  )
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(`${root}/${file}`, "utf8")).packages
  } catch {
    return undefined
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install()
