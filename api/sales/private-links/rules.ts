import type { LinkRow, LinkSubject } from "./queries"

const screens: Record<LinkSubject, string> = {
  bill: "link",
  quote: "quote",
  timesheet: "timesheet",
  cvCopy: "cv",
  contractDocuments: "documents",
}

/** Where its client opens it, without an account, in their language: French is what the page has without a word. */
export const addressOf = (
  origin: string,
  opens: LinkSubject,
  { secret }: Pick<LinkRow, "secret">,
  language: "fr" | "en",
) => `${origin}/${screens[opens]}/${secret}${language === "en" ? "?lang=en" : ""}`
