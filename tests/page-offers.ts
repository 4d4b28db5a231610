/** What a page lets whoever reads it do. */
export interface Offer {
  method: "GET" | "POST"
  address: string
  /** The fields of a form as they stand, without the files. */
  body?: URLSearchParams
  /** The page that offers it. */
  on: string
}

/** The links to other screens and the forms of a page, in the order of its text. */
export function offersOf(html: string, on: string): Offer[] {
  const page = html.replace(/<script\b.*?<\/script>/gs, "")
  const at = (address: string) => new URL(address, `http://plume${on}`)
  const links = [...page.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href)
  const forms = [...page.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
  return [
    ...links.map((href) => ({ method: "GET" as const, url: at(text(href)), body: undefined })),
    ...forms.flatMap(([, attributes = "", content = ""]) => formOffers(attributes, content, at)),
  ]
    .filter(({ url }) => url.host === "plume" && url.pathname.startsWith("/admin"))
    .map(({ method, url, body }) => ({ method, address: url.pathname + url.search, body, on }))
}

function formOffers(attributes: string, content: string, at: (address: string) => URL) {
  const fields = new URLSearchParams(fieldsOf(content))
  const actions = [...content.matchAll(/\bformaction="([^"]*)"/gi)].map(([, action = ""]) => action)
  const own = attribute(attributes, "action")
  return (actions.length > 0 ? actions : [own ?? ""]).map((action) => {
    const url = at(text(action))
    if (attribute(attributes, "method")?.toLowerCase() === "post")
      return { method: "POST" as const, url, body: fields }
    for (const [name, value] of fields) url.searchParams.append(name, value)
    return { method: "GET" as const, url, body: undefined }
  })
}

/** What would be sent; of the rows that may be ticked, the first. */
function fieldsOf(content: string): [string, string][] {
  const fields: [string, string][] = []
  for (const [, attributes = ""] of content.matchAll(/<input\b([^>]*)>/g)) {
    const [name, type] = [attribute(attributes, "name"), attribute(attributes, "type")]
    if (!name || type === "file") continue
    const isTicked = /\schecked\b/.test(attributes)
    if (type === "checkbox" && name === "ids" && !fields.some(([known]) => known === "ids"))
      fields.push([name, attribute(attributes, "value") ?? "on"])
    else if ((type !== "checkbox" && type !== "radio") || isTicked)
      fields.push([name, attribute(attributes, "value") ?? ""])
  }
  for (const [, attributes = "", typed = ""] of content.matchAll(
    /<textarea\b([^>]*)>(.*?)<\/textarea>/gs,
  ))
    fields.push([attribute(attributes, "name") ?? "", text(typed)])
  for (const [, attributes = "", options = ""] of content.matchAll(
    /<select\b([^>]*)>(.*?)<\/select>/gs,
  )) {
    const [chosen] =
      /<option\b[^>]*\sselected\b[^>]*>/.exec(options) ?? /<option\b[^>]*>/.exec(options) ?? []
    if (chosen) fields.push([attribute(attributes, "name") ?? "", attribute(chosen, "value") ?? ""])
  }
  return fields.filter(([name]) => name !== "")
}

function attribute(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\b${name}="([^"]*)"`, "i").exec(attributes) ?? []
  return value === undefined ? undefined : text(value)
}

const text = (escaped: string) =>
  escaped
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
