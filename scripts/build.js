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
  "scripts/split-scripts.ts",
  "scripts/split-texts.ts",
  "scripts/whole-texts.ts",
  "tsconfig.json",
]
const product = { stamp: join(root, "build/sources.sha256"), made: join(root, "dist/server.js") }
const gallery = {
  stamp: join(root, "build/gallery/sources.sha256"),
  made: join(root, "build/gallery/server/index.js"),
}
const compressible = [".js", ".css", ".svg", ".json", ".txt", ".xml", ".webmanifest", ".ttf"]

/** Builds both tiers, unless what is built was made from the very sources that are here. */
export async function build() {
  await unlessBuilt(product, "building", async () => {
    buildWebTier()
    await bundleServer()
    await compress(join(root, "build/client"))
  })
}

/** Builds the web tier once more, with the pages of the pieces: for the browser tests only. */
export async function buildGallery() {
  await unlessBuilt(gallery, "building the gallery", () => buildWebTier({ GALLERY: "true" }))
}

async function unlessBuilt({ stamp, made }, said, make) {
  const sources = hashOfSources()
  if (existsSync(made) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return
  console.log(said)
  // Removed first, so that a build cut short is never taken for a whole one.
  rmSync(stamp, { force: true })
  await make()
  writeFileSync(stamp, sources)
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

/** Remix empties its folders itself; vite.config.ts bakes BUILD_DATE_TIME in and writes /meta.json. */
function buildWebTier({ GALLERY = "false" } = {}) {
  const cli = join(root, "node_modules/@remix-run/dev/dist/cli.js")
  const { status } = spawnSync(process.execPath, [cli, "vite:build"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      GALLERY,
      NODE_ENV: "production",
      BUILD_DATE_TIME: String(Date.now()),
    },
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

/**
 * The server, its threads, the story world that `npm run demo` fills it with, the checks of what is sealed, and the web tier by
 * itself, for the gallery's.
 */
function entryPoints() {
  const others = ["backup", "story", "verify", "web-tier"].map((name) => [
    name,
    `server/${name}.ts`,
  ])
  return {
    server: "server/main.ts",
    "worker-thread": "api/worker-thread.ts",
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build()
  if (process.argv.includes("--gallery")) await buildGallery()
}
