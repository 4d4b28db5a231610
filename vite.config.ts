import { fileURLToPath } from "node:url"
import { vitePlugin as remix } from "@remix-run/dev"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"
import tsconfigPaths from "vite-tsconfig-paths"
import remixConfig, { hasGallery } from "./remix.config.js"
import { eachIcon, partOf } from "./scripts/split-scripts"
import { splitTexts, textsOfScreens } from "./scripts/split-texts"
import { wholeTexts } from "./scripts/whole-texts"

declare module "@remix-run/node" {
  // Loaders answer with plain values, typed as they are.
  interface Future {
    v3_singleFetch: true
  }
}

// The client and the server build evaluate this file one after the other and must bake in one value.
process.env.BUILD_DATE_TIME ??= String(Date.now())
const buildDateTime = Number(process.env.BUILD_DATE_TIME)

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    splitTexts(),
    eachIcon(),
    wholeTexts(),
    smallIcons(),
    placesOfAreas(),
    remix({
      ...remixConfig,
      // v3_routeConfig stays off: it refuses the `routes` option.
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    tailwindcss(),
    tsconfigPaths(),
    buildMetadata(),
  ],
  define: {
    __GALLERY__: JSON.stringify(hasGallery),
    __BUILD_DATE_TIME__: JSON.stringify(buildDateTime),
    __TEXTS_OF_SCREENS__: JSON.stringify(textsOfScreens()),
  },
  ssr: { noExternal: ["lucide-react"] },
  esbuild: { legalComments: "none" },
  build: {
    target: "es2022",
    // Nobody reads the sizes that it would compress every file for.
    reportCompressedSize: false,
    // 5 kB less for each screen than by esbuild, for a minute of the build: nobody waits for the gallery's.
    minify: isSsrBuild ? false : hasGallery ? "esbuild" : "terser",
    terserOptions: { compress: { passes: 2 }, format: { comments: false } },
    // Merging by size was tried: it brings forms' code into lists (a form of 148 kB instead of 133).
    rollupOptions: {
      output: { manualChunks: partOf },
      // Routes that only act have nothing for the browser: that is no warning.
      onwarn: (warning, warn) => warning.code !== "EMPTY_BUNDLE" && warn(warning),
    },
  },
  // The embedded database writes below the root: each write would reload the page.
  server: { watch: { ignored: ["**/data/**", "**/dist/**", "**/build/**"] } },
}))

/** Has lucide's icons made by `app/services/appearance/icon.ts`. */
function smallIcons(): Plugin {
  const maker = fileURLToPath(new URL("app/services/appearance/icon.ts", import.meta.url))
  return {
    name: "small-icons",
    enforce: "pre",
    resolveId: (name) => (name.endsWith("/createLucideIcon.mjs") ? maker : undefined),
    // Keys are for lists that change; of random letters, they are what compresses worst.
    transform: (code, id) =>
      /lucide-react\/dist\/esm\/icons\//.test(id)
        ? { code: code.replace(/, key: "\w+"/g, ""), map: null }
        : undefined,
  }
}

/** Which tables hold the records of an area is nothing for browsers. */
function placesOfAreas(): Plugin {
  const areas = fileURLToPath(new URL("contract/areas.ts", import.meta.url))
  return {
    name: "places-of-areas",
    enforce: "pre",
    transform: (code, id, options) =>
      id === areas && !options?.ssr
        ? { code: code.replace(/, (?:table|called): "\w+"/g, ""), map: null }
        : undefined,
  }
}

/** `/meta.json` at the site's root (specification §7), of the very build it lies beside. */
function buildMetadata(): Plugin {
  const source = JSON.stringify({ buildDateTime })
  return {
    name: "build-metadata",
    configureServer(server) {
      server.middlewares.use("/meta.json", (_request, response) => {
        response.setHeader("Content-Type", "application/json")
        response.setHeader("Cache-Control", "no-store")
        response.end(source)
      })
    },
    generateBundle() {
      if (this.environment.name === "client")
        this.emitFile({ type: "asset", fileName: "meta.json", source })
    },
  }
}
