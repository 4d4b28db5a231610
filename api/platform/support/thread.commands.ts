import { createHmac } from "node:crypto"

/**
 * The Message-ID of a mail of a conversation. It is signed by the request's own secret: what answers it can be told
 * from what somebody typed, by whoever reads a mailbox.
 */
export function threadId(
  { requestId, secret }: { requestId: string; secret: string },
  messageId: string,
  host: string,
): string {
  const said = `${requestId}.${messageId}`
  const sign = createHmac("sha256", secret).update(said).digest("base64url").slice(0, 22)
  return `<s.${said}.${sign}@${host}>`
}
