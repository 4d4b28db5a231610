/** What stands beside the words of a message. */
export interface EmailParts {
  language: "fr" | "en"
  /** Who writes; shown where there is no logo. */
  sender: string
  hasLogo: boolean
  /** The words, as they were typed. */
  body: string
  /** A few values that one looks for first: number, amount, due date. */
  facts: { label: string; value: string }[]
  /** What one may do from here. */
  button?: { label: string; to: string }
}

/** The name that the logo has inside the message. */
export const logoName = "logo@plume"

const ink = "#1a2233"
const soft = "#5b6475"
const accent = "#1f4e79"
const font = "font-family:Helvetica,Arial,sans-serif"

/**
 * The message as HTML, for readers that show it: tables and inline styles, because mail programs know
 * little else, and nothing that is fetched. Everything that was typed stands as text.
 */
export function emailHtml(email: EmailParts): string {
  const { language, sender, hasLogo, body, facts, button } = email
  const head = hasLogo
    ? `<img src="cid:${logoName}" alt="${escaped(sender)}" height="56" style="display:block;height:56px;max-width:240px">`
    : `<p style="margin:0;font-size:20px;font-weight:bold;color:${accent}">${escaped(sender)}</p>`
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:6px 16px;color:${soft}">${escaped(label)}</td><td align="right" style="padding:6px 16px;font-weight:bold">${escaped(value)}</td></tr>`,
  )
  const table = rows.length
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0;background:#f3f5f9;border-radius:6px">${rows.join("")}</table>`
    : ""
  const action = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.to)}" style="display:inline-block;padding:12px 20px;background:${accent};color:#ffffff;border-radius:6px;text-decoration:none;font-weight:bold">${escaped(button.label)}</a></p>`
    : ""
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(sender)}</title></head>
<body style="margin:0;padding:0;background:#eef1f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#eef1f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px;${font};font-size:15px;line-height:1.55;color:${ink}"><tr><td style="padding:28px">
${head}
<div style="margin-top:24px">${paragraphs(body)}</div>${table}${action}
</td></tr></table>
</td></tr></table>
</body></html>
`
}

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 14px">${linked(part).replaceAll("\n", "<br>")}</p>`)
    .join("")

/** Addresses of pages that stand in the words lead there; they were typed by the sender. */
const linked = (text: string) =>
  escaped(text).replace(
    /https?:\/\/[^\s<>"]{1,500}/g,
    (address) => `<a href="${address}" style="color:${accent}">${address}</a>`,
  )

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
