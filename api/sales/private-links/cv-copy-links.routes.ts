import { found } from "../../http/problem"
import { findCopy } from "../../showcase/cv/copies.queries"
import { linkRoutes } from "./routes"

/** Private links by which somebody reads the copy of a CV without an account. */
export const cvCopyLinks = linkRoutes("cvCopy", {
  find: async ({ db, owner }, id) => found(await findCopy(db, owner, id)),
  language: (_, { language }) => language,
  // What was frozen may be sent: it was settled then.
  send: () => {},
})
