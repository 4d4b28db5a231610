import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { extname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import zlib from "node:zlib"

const root = fileURLToPath(new URL("..", import.meta.url))
const rooms = "app api config content contract database domain identity server public".split(" ")
const files = [
  "package-lock.json",
  "remix.config.js",
  "scripts/build.js",
  "scripts/split-texts.ts",
  "scripts/whole-texts.ts",
  "tsconfig.json",
]
const stamp = join(root, "build/sources.sha256")
const compressible = [".js", ".css", ".svg", ".json", ".txt", ".xml", ".webmanifest", ".ttf"]

/** Builds both tiers, unless what is built was made from the very sources that are here. */
export async function build() {
  const sources = hashOfSources()
  if (isBuiltFrom(sources)) return
  console.log("building")
  // Removed first, so that a build cut short is never taken for a whole one.
  rmSync(stamp, { force: true })
  buildWebTier()
  await bundleServer()
  await compress(join(root, "build/client"))
  writeFileSync(stamp, sources)
}

function isBuiltFrom(sources) {
  return (
    existsSync(join(root, "dist/server.js")) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === sources
  )
}

function hashOfSources() {
  const hash = createHash("sha256")
  const configs = readdirSync(root).filter((name) => /^(vite|postcss)\.config\./.test(name))
  for (const path of [...files, ...configs, ...rooms.flatMap(filesIn)])
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest("hex")
}

function filesIn(room) {
  if (!existsSync(join(root, room))) return []
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test\.tsx?|d\.ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .sort()
}

/** Remix empties build/ itself; vite.config.ts bakes BUILD_DATE_TIME in and writes /meta.json. */
function buildWebTier() {
  const cli = join(root, "node_modules/@remix-run/dev/dist/cli.js")
  const { status } = spawnSync(process.execPath, [cli, "vite:build"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", BUILD_DATE_TIME: String(Date.now()) },
  })
  if (status !== 0) throw new Error("the web tier could not be built")
}

async function bundleServer() {
  rmSync(join(root, "dist"), { recursive: true, force: true })
  const esbuild = await import("esbuild")
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: entryPoints(),
    outdir: "dist",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: true,
    // Only lines are asked of the maps, which Node keeps in memory.
    sourcesContent: false,
    logLevel: "warning",
  })
}

/** The server, the story world that `npm run demo` fills it with, and the checks of what is sealed. */
function entryPoints() {
  const others = ["story", "verify"].map((name) => [name, `server/${name}.ts`])
  return {
    server: "server/main.ts",
    ...Object.fromEntries(others.filter(([, path]) => existsSync(join(root, path)))),
  }
}

/** Each text gets two twins, made once here rather than at every request. */
async function compress(folder) {
  const brotli = promisify(zlib.brotliCompress)
  const gzip = promisify(zlib.gzip)
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } }
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  await Promise.all(
    texts.map(async (path) => {
      const bytes = readFileSync(path)
      if (bytes.length < 1024) return
      writeFileSync(`${path}.br`, await brotli(bytes, quality))
      writeFileSync(`${path}.gz`, await gzip(bytes, { level: 9 }))
    }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
