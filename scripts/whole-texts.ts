import { rmSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import type { Texts } from "../config/gather-texts"
import { type Namespace, readTexts } from "../config/texts"
import { hasGallery } from "../remix.config.js"

const languages = ["fr", "en"] as const
const namespaces: Namespace[] = ["translation", "public"]

/** `/locales/fr/translation.json`: the texts of all areas, put together under the name of their namespace. */
export function wholeTexts(): Plugin {
  const wholes = languages.flatMap((language) =>
    namespaces.map((namespace) => ({
      folder: `locales/${language}/${namespace}`,
      source: () => JSON.stringify(shipped(readTexts(language, namespace))),
    })),
  )
  return {
    name: "whole-texts",
    configureServer(server) {
      for (const { folder, source } of wholes)
        server.middlewares.use(`/${folder}.json`, (_request, response) => {
          response.setHeader("Content-Type", "application/json")
          response.end(source())
        })
    },
    // What the server says, it holds in its own build.
    load: (id) => (!hasGallery && id.endsWith("/translation/design.json") ? "{}" : undefined),
    generateBundle() {
      if (this.environment.name !== "client") return
      for (const { folder, source } of wholes)
        this.emitFile({ type: "asset", fileName: `${folder}.json`, source: source() })
    },
    writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return
      // Vite copied each area's file there: they are in the whole.
      for (const { folder } of wholes) rmSync(join(dir, folder), { recursive: true, force: true })
    },
  }
}

/** The texts of the gallery stay where it does. */
function shipped({ design, ...others }: Texts): Texts {
  return hasGallery && design ? { ...others, design } : others
}
