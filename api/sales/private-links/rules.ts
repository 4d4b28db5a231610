import type { LinkRow, LinkSubject } from "./queries"

const screens: Record<LinkSubject, string> = {
  bill: "link",
  quote: "quote",
  timesheet: "timesheet",
  cvCopy: "cv",
  contractDocuments: "documents",
}

/** Where its client opens it, without an account. */
export const addressOf = (
  origin: string,
  opens: LinkSubject,
  { secret }: Pick<LinkRow, "secret">,
) => `${origin}/${screens[opens]}/${secret}`
