import type { Extension } from "../../extension/extension"
import { searchFacts } from "./queries"
import { searchCvs } from "./versions.queries"

export const cv: Extension<"cv"> = {
  search: async ({ db, owner, q, most, say }) =>
    (await searchFacts(db, owner, q, most)).map(({ id, kind, title, other }) => ({
      id,
      title: [kind === "language" ? say.language(title) : title],
      detail: [say.text(`cv.kinds.${kind}`), other],
    })),
}

export const cvVersions: Extension<"cvVersions"> = {
  search: async ({ db, owner, q, most }) =>
    (await searchCvs(db, owner, q, most)).map(({ id, name, target }) => ({
      id,
      title: [name],
      detail: [target],
    })),
}
