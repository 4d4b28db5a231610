import type { i18n } from "i18next"
import type { CvImport } from "#contract/cv-resumes"
import { errorText } from "~/services/form/error-text"

/** The lines with why something could not be read in words: said here, it takes no text of errors along to browsers. */
export const withReasons = (lines: CvImport["lines"], texts: i18n) =>
  lines.map((line) => ({
    ...line,
    unread: line.unread.map(({ path, value, code }) => ({
      ...{ path, value },
      why: errorText(texts, code),
    })),
  }))

export type ShownLine = ReturnType<typeof withReasons>[number]
