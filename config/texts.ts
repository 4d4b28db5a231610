import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFile } from "./project"

export interface Texts {
  [key: string]: string | Texts
}

/** Every text of screens and messages; and those that only public pages say (`public:`). */
export type Namespace = "translation" | "public"

/** The texts of a namespace, put together: each file is an area, and its name the first part of its keys. */
export function readTexts(language: "fr" | "en", namespace: Namespace = "translation"): Texts {
  const folder = projectFile("public", "locales", language, namespace)
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [
        name.replace(/\.json$/, ""),
        JSON.parse(readFileSync(join(folder, name), "utf8")) as Texts,
      ]),
  )
}
