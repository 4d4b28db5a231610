import { lastDayOf } from "#domain/partial-date"
import type { Extension } from "../../extension/extension"
import { listFacts, searchFacts } from "./queries"
import { searchCvs } from "./versions.queries"

export const cv: Extension<"cv"> = {
  layers: {
    certifications: async ({ db, owner, from, to, say }) =>
      (await listFacts(db, owner, "certification")).flatMap(({ id, title, content }) => {
        const expiresOn = "expiresOn" in content ? content.expiresOn : null
        const day = expiresOn ? lastDayOf(expiresOn) : ""
        return day >= from && day <= to
          ? [{ id, day, title: [say.text("calendar.entries.certification"), title] }]
          : []
      }),
  },
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
