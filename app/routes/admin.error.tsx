import type { MetaFunction } from "@remix-run/node"
import { ErrorScreen } from "~/components/error/error-screen"
import { titled } from "~/services/page-title"

export const handle = { plain: true, ...titled("errors.page.failed.title") }

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }]

/** Where an uncaught error leads; it opens without a session. */
export default function AdminErrorScreen() {
  return <ErrorScreen correlationId="" />
}
