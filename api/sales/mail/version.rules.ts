import { type MailTemplateVersion, versionedFields } from "#contract/mail-templates"
import type { VersionRow } from "./version.queries"

/** Versions as they travel, the newest first, each with what was otherwise in the one before. */
export const showVersions = (rows: readonly VersionRow[], current: number): MailTemplateVersion[] =>
  rows.map((row, at) => {
    const before = rows[at + 1]
    return {
      version: row.templateVersion,
      at: row.at.toISOString(),
      by: row.byName ?? row.byUsername,
      changes: before
        ? versionedFields.flatMap((field) =>
            before[field] === row[field]
              ? []
              : [{ field, before: before[field], after: row[field] }],
          )
        : [],
      current: row.templateVersion === current,
    }
  })
