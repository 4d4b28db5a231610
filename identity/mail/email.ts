import { readFileSync } from "node:fs"
import { join } from "node:path"
import { html } from "hono/html"
import { type Locale, messages } from "../messages"

export type EmailKind = keyof ReturnType<typeof messages>["letters"]

/** What is to be written to somebody. */
export interface EmailRequest {
  to: string
  locale: Locale
  kind: EmailKind
  /** Whose account its link is about. */
  accountId?: string
}

export interface Message {
  to: string
  subject: string
  text: string
  html: string
  /** Which words of the administrators' it was made of. */
  template?: { purpose: string; version: number }
  attachments: { filename: string; contentType: string; content: Uint8Array; cid: string }[]
}

/** The product's mark, in the message itself: nothing of a letter is fetched. */
const mark = {
  filename: "plume.png",
  contentType: "image/png",
  content: readFileSync(join(process.cwd(), "public/apple-touch-icon.png")),
  cid: "mark@plume",
}

/** A letter in the person's language, as text and as HTML, with its one link. */
export async function composeEmail(
  { to, locale, kind }: Pick<EmailRequest, "to" | "locale" | "kind">,
  link: string,
): Promise<Message> {
  const { hello, signature, letters: emails } = messages(locale)
  const { subject, text, action, otherwise } = emails[kind]
  return {
    to,
    subject,
    attachments: [mark],
    text: [hello, text, `${action}\n${link}`, otherwise, signature].join("\n\n"),
    html: String(
      await html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#f9f9f7;color:#1b1a21;font:16px/1.55 sans-serif">
<div style="max-width:32rem;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e6e5e1">
<p style="margin:0 0 20px;font-size:20px;font-weight:bold"><img src="cid:${mark.cid}" alt="" width="32" height="32" style="vertical-align:middle;margin-right:10px">Plume</p>
<p>${hello}</p><p>${text}</p>
<p><a href="${link}" style="display:inline-block;padding:12px 20px;background:#4036b8;color:#ffffff;text-decoration:none">${action}</a></p>
<p style="color:#5e5c66;font-size:14px;word-break:break-all">${link}</p>
<p>${otherwise}</p><p>${signature}</p>
</div></body></html>
`,
    ),
  }
}
