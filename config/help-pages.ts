import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFile } from "./project"

interface HelpText {
  /** The last part of its address. */
  topic: string
  title: string
  description: string
  body: string
}

/** The pages of the help in a language, as they lie in content/help. */
export function readHelp(language: "fr" | "en"): HelpText[] {
  const folder = projectFile("content", "help")
  return readdirSync(folder)
    .filter((name) => name.endsWith(`.${language}.md`))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), "utf8")
      const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
      const of = (field: string) =>
        new RegExp(`^${field}: (.*)$`, "m").exec(head)?.[1]?.trim() ?? ""
      return {
        topic: name.split(".")[0] ?? "",
        title: of("title"),
        description: of("description"),
        body,
      }
    })
}
