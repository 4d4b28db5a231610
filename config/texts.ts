import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gatherTexts, type Texts } from "./gather-texts"
import { projectFile } from "./project"

/** Every text of screens and messages; and those that only public pages say (`public:`). */
export type Namespace = "translation" | "public"

/** The texts of a namespace, as they lie in the files of its areas. */
export function readTexts(language: "fr" | "en", namespace: Namespace = "translation"): Texts {
  const folder = projectFile("public", "locales", language, namespace)
  return gatherTexts(
    Object.fromEntries(
      readdirSync(folder)
        .sort()
        .map((name) => [
          name.replace(/\.json$/, ""),
          JSON.parse(readFileSync(join(folder, name), "utf8")) as Texts,
        ]),
    ),
  )
}
