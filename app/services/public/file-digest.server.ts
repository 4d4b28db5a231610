import { createHash } from "node:crypto"
import type { ActionFunctionArgs } from "@remix-run/node"
import { entriesOf } from "../form/form-body.server"
import { requireSameOrigin } from "../session/origin.server"

/**
 * The SHA-256 of a file that anyone sent, or the one that they typed. The file is read once, as it arrives, and
 * nothing of it is kept or handed on.
 */
export async function digestOfPosted({ request }: ActionFunctionArgs): Promise<string | undefined> {
  requireSameOrigin(request)
  const entries = await entriesOf(request, async ({ content }) => {
    const hash = createHash("sha256")
    let size = 0
    for await (const chunk of content as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length
      hash.update(chunk)
    }
    return size > 0 ? hash.digest("hex") : undefined
  })
  const said = (name: string) => entries.find(([given]) => given === name)?.[1]?.trim() || undefined
  return said("file") ?? said("sha256")
}
