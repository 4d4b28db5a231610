import type { MetaFunction } from "@remix-run/node"
import { ErrorScreen } from "~/components/error/error-screen"

export const handle = { plain: true }

export const meta: MetaFunction = () => [{ title: "Plume" }, { name: "robots", content: "noindex" }]

/** Where an uncaught error leads; it opens without a session. */
export default function AdminErrorScreen() {
  return <ErrorScreen correlationId="" />
}
