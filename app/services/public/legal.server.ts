import { environment, type Operator } from "../../../config/environment"
import { type Locale, locales } from "../language/locale"
import { textsIn } from "../language/locale.server"
import { frontMatterOf } from "./front-matter.server"
import { escaped, type RenderedText, renderMarkdown } from "./markdown.server"

/** The documents of content/legal, in the order of the footer. */
export const legalDocuments = ["notice", "terms", "privacy", "accessibility"] as const
export type LegalDocument = (typeof legalDocuments)[number]

interface Legal extends RenderedText {
  title: string
  description: string
  /** The day of its last change. */
  date: string
  /** What this installation's operator has not said yet. */
  unsaid: (keyof Operator)[]
}

const variables: Record<keyof Operator, string> = {
  name: "OPERATOR_NAME",
  registration: "OPERATOR_REGISTRATION",
  address: "OPERATOR_ADDRESS",
  email: "OPERATOR_EMAIL",
  phone: "OPERATOR_PHONE",
  publisher: "OPERATOR_PUBLISHER",
  host: "OPERATOR_HOST",
}

const files = import.meta.glob<string>("../../../content/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
})

const documents = new Map<string, Omit<Legal, "unsaid">>(
  locales.flatMap((locale) =>
    legalDocuments.map((name) => [`${name}.${locale}`, read(name, locale)] as const),
  ),
)

/** A document with the name and address of who runs this installation. */
export function findLegal(locale: Locale, name: string | undefined): Legal | undefined {
  const document = documents.get(`${name}.${locale}`)
  if (!document) return undefined
  const { operator } = environment()
  const unsaid = new Set<keyof Operator>()
  const html = document.html.replace(/\{\{(\w+)\}\}/g, (_, asked: string) => {
    const field = asked as keyof Operator
    const value = operator[field]
    if (value) return escaped(value)
    unsaid.add(field)
    return `<mark>${escaped(placeholder(locale, field))}</mark>`
  })
  return { ...document, html, unsaid: [...unsaid] }
}

/** Says openly that something is missing, and to the operator where it is to be said. */
function placeholder(locale: Locale, field: keyof Operator): string {
  return textsIn(locale).t("public:legal.unsaid", {
    what: textsIn(locale).t(`public:legal.operator.${field}`),
    variable: variables[field],
  })
}

function read(name: LegalDocument, locale: Locale): Omit<Legal, "unsaid"> {
  const path = `../../../content/legal/${name}.${locale}.md`
  const { body, required, day } = frontMatterOf(path, files[path] ?? "")
  for (const [, field = ""] of body.matchAll(/\{\{(\w+)\}\}/g))
    if (!(field in variables)) throw new Error(`${path}: there is no variable ${field}`)
  return {
    title: required("title"),
    description: required("description"),
    date: day("date") ?? required("date"),
    ...renderMarkdown(body, locale),
  }
}
