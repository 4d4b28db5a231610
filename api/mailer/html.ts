/** What stands beside the words of a message. */
export interface EmailParts {
  language: "fr" | "en"
  /** Who writes; shown where there is no logo. */
  sender: string
  hasLogo: boolean
  /** The words, as HTML that was made of them (words.ts). */
  words: string
  /** What the law wants seen at once: a text in a frame of its own, above the words. */
  box?: string
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
export function emailHtml(email: EmailParts, look: Look = {}): string {
  const { language, sender, hasLogo, words, box, facts, button } = email
  const head = hasLogo
    ? `<img src="cid:${logoName}" alt="${escaped(sender)}" height="56" style="display:block;height:56px;max-width:240px">`
    : `<p class="accent" style="margin:0;font-size:20px;font-weight:bold;color:${accent}">${escaped(sender)}</p>`
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="soft" style="padding:6px 16px;color:${soft}">${escaped(label)}</td><td align="right" style="padding:6px 16px;font-weight:bold">${escaped(value)}</td></tr>`,
  )
  const table = rows.length
    ? `<table role="presentation" class="facts" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0;background:#f3f5f9;border-radius:6px">${rows.join("")}</table>`
    : ""
  const frame = box
    ? `<p style="margin:24px 0 0;padding:14px 16px;border:2px solid currentColor;font-weight:bold">${escaped(box)}</p>`
    : ""
  const action = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.to)}" style="display:inline-block;padding:12px 20px;background:${accent};color:#ffffff;border-radius:6px;text-decoration:none;font-weight:bold">${escaped(button.label)}</a></p>`
    : ""
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(sender)}</title>${sheetOf(look)}</head>
<body class="page" style="margin:0;padding:0;background:#eef1f6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#eef1f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px;${font};font-size:15px;line-height:1.55;color:${ink}"><tr><td style="padding:28px;overflow-wrap:anywhere">
${head}${frame}
<div style="margin-top:24px">${words}</div>${table}${action}
</td></tr></table>
</td></tr></table>
</body></html>
`
}

/** How one looks at it beforehand; a reader has their own. */
export interface Look {
  theme?: "light" | "dark"
  /** As wide as the window of a telephone, or of a mail program. */
  width?: number
}

/** Mail programs that are dark ask for this; those that know no sheet show the light one. */
const dark = `.page{background:#10151f!important}.sheet{background:#1a2233!important;color:#e8ecf4!important}.facts{background:#242e42!important}.soft{color:#aeb8ca!important}.accent,.sheet div a{color:#9cc4ea!important}`

function sheetOf({ theme, width }: Look): string {
  const narrow = width ? `body{max-width:${width}px!important;margin:0 auto!important}` : ""
  const asked = theme ? "" : `@media (prefers-color-scheme:dark){${dark}}`
  const sheet = `${theme === "dark" ? dark : asked}${narrow}`
  return sheet && `<style>${sheet}</style>`
}

/** How an address among the words looks. */
export const linkStyle = `color:${accent}`

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
