import { fileURLToPath } from "node:url"
import { vitePlugin as remix } from "@remix-run/dev"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"
import tsconfigPaths from "vite-tsconfig-paths"
import remixConfig from "./remix.config.js"
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

export default defineConfig({
  plugins: [
    splitTexts(),
    wholeTexts(),
    smallIcons(),
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
    __BUILD_DATE_TIME__: JSON.stringify(buildDateTime),
    __TEXTS_OF_SCREENS__: JSON.stringify(textsOfScreens()),
  },
  ssr: { noExternal: ["lucide-react"] },
  esbuild: { legalComments: "none" },
  build: {
    target: "es2022",
    // Merging by size was tried: it brings forms' code into lists (a form of 148 kB instead of 133).
    rollupOptions: {
      output: { manualChunks: partOf },
      // Routes that only act have nothing for the browser: that is no warning.
      onwarn: (warning, warn) => warning.code !== "EMPTY_BUNDLE" && warn(warning),
    },
  },
  // The embedded database writes below the root: each write would reload the page.
  server: { watch: { ignored: ["**/data/**", "**/dist/**", "**/build/**"] } },
})

/** What every screen needs, in one file: thirty small ones compress worse. The server's build is one file anyway. */
function partOf(id: string): string | undefined {
  const frame =
    /lucide-react\/dist\/esm\/(?!icons)|app\/components\/(form\/(form-key|problem-banner)|ui\/(button|tone|spinner|input|dialog)|class-names|use-hydrated|use-language|format|screen\/(toast|page-header|overlay\.|banner)|error\/(?!late)|shell\/(?!palette|latest|public|prose|language-link|use-|status-frame))|app\/services\/(language\/(browser-|locale\.ts)|look\/(icon|use-appearance|appearance\.ts)|page-context|page-title|person|mount|recent-pages)|node_modules\/clsx\//
  if (frame.test(id)) return "frame"
  // Of the screens only those that fail in the browser show it (error-frame.tsx). Icons that only public pages
  // show go there too, or the frame would carry them: it takes in what is imported from the place of all icons.
  const shownInPublic =
    /app\/components\/shell\/public-(layout|nav|footer)\.|lucide-react\/dist\/esm\/icons\/(book-open|chart-no-axes-column|globe|hand-coins|percent|send|shield-check|smartphone)\./
  if (shownInPublic.test(id)) return "public"
  // What nearly every form is made of, and what that imports. What other screens show too is in the frame, or
  // they would fetch all of it.
  const field =
    /app\/components\/(form\/(use-form-field|wire-value|typed|hidden-field|field-frame|plume-form|use-plume-form|dirty|constraint-errors|error-|form-context|type-into|unsaved-changes|field-group|text-field|select-field)|screen\/form-screen)\./
  return field.test(id) ? "field" : undefined
}

/** Has lucide's icons made by `app/services/look/icon.ts`. */
function smallIcons(): Plugin {
  const maker = fileURLToPath(new URL("app/services/look/icon.ts", import.meta.url))
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
