import { html } from "hono/html"

const methods = ["get", "post", "put", "patch", "delete"] as const

interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, Answer | { $ref: string }>
}
interface Answer {
  description?: string
  content?: Record<string, { schema?: Schema }>
}
interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
}
/** The parts of an OpenAPI document that the page shows; ours is made without parameter references. */
export interface ReferenceDocument {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, Partial<Record<Method, Operation>>>
  components?: { schemas?: object; responses?: Record<string, Answer> }
}

type Method = (typeof methods)[number]

interface OperationEntry {
  path: string
  method: Method
  operation: Operation
}

/** The reference of the API as one plain page: every operation, its parameters, bodies and answers. */
export function referencePage(document: ReferenceDocument) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  )
  const areas = new Map<string, OperationEntry[]>()
  for (const placed of operations) {
    const [area = ""] = placed.operation.tags ?? []
    areas.set(area, [...(areas.get(area) ?? []), placed])
  }
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][]
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${document.info.title} API ${document.info.version}</title>
  <link rel="stylesheet" href="/api-reference.css">
</head>
<body>
  <main>
    <h1>${document.info.title} API</h1>
    ${(document.info.description ?? "").split("\n\n").map((text) => html`<p>${withCode(text)}</p>`)}
    <p>The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
    <nav aria-label="Operations"><ul>${[...areas].map(
      ([area, placed]) =>
        html`<li>${area}<ul>${placed.map(
          ({ operation }) =>
            html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
        )}</ul></li>`,
    )}</ul></nav>
    ${[...areas].map(([area, placed]) => html`<h2>${area}</h2>${placed.map((each) => operationSection(each, document))}`)}
    <h2>Shapes</h2>
    ${schemas.map(
      ([name, schema]) =>
        html`<section id="schema-${name}"><h3>${name}</h3>${fields(schema)}</section>`,
    )}
  </main>
</body>
</html>`
}

function operationSection(
  { path, method, operation }: OperationEntry,
  { components }: ReferenceDocument,
) {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  return html`<section id="${operation.operationId}">
    <h3>${operation.summary}</h3>
    <p><span class="method">${method.toUpperCase()}</span> <code>${path}</code> (${operation.operationId})</p>
    ${operation.description ? html`<p>${withCode(operation.description)}</p>` : ""}
    ${operation.parameters?.length ? parameterTable(operation.parameters) : ""}
    ${body ? html`<p>Body: ${typeOf(body)}</p>` : ""}
    <dl>${Object.entries(operation.responses ?? {}).map(([status, response]) => {
      const answer = "$ref" in response ? components?.responses?.[nameIn(response.$ref)] : response
      const schema = Object.values(answer?.content ?? {})[0]?.schema
      return html`<dt>${status}</dt><dd>${answer?.description} ${schema ? typeOf(schema) : ""}</dd>`
    })}</dl>
  </section>`
}

/** What stands between backticks is code. */
const withCode = (text: string) =>
  html`${text.split("`").map((part, at) => (at % 2 ? html`<code>${part}</code>` : part))}`

const parameterTable = (parameters: NonNullable<Operation["parameters"]>) => html`<table>
  <thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th></tr></thead>
  <tbody>${parameters.map(
    ({ name, in: where, required, schema }) =>
      html`<tr><td><code>${name}</code>${required ? " *" : ""}</td><td>${where}</td><td>${typeOf(schema ?? {})}</td></tr>`,
  )}</tbody></table>`

const fields = (schema: Schema) => html`<table>
  <thead><tr><th scope="col">Field</th><th scope="col">Type</th></tr></thead>
  <tbody>${Object.entries(schema.properties ?? {}).map(
    ([name, type]) =>
      html`<tr><td><code>${name}</code>${schema.required?.includes(name) ? " *" : ""}</td><td>${typeOf(type)}</td></tr>`,
  )}</tbody></table>`

/** The name at the end of a reference: `#/components/schemas/Problem`. */
const nameIn = (reference: string) => reference.split("/").at(-1) ?? ""

function typeOf(schema: Schema): ReturnType<typeof html> {
  if (schema.$ref) {
    const name = nameIn(schema.$ref)
    return html`<a href="#schema-${name}">${name}</a>`
  }
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  const either = schema.anyOf ?? schema.oneOf
  if (either) return html`${either.map((one, at) => html`${at ? " or " : ""}${typeOf(one)}`)}`
  if (schema.enum) return html`${schema.enum.map(String).join(" | ")}`
  const limits = [
    schema.minimum !== undefined && `≥ ${schema.minimum}`,
    schema.maximum !== undefined && `≤ ${schema.maximum}`,
    schema.maxLength !== undefined && `${schema.maxLength} characters at most`,
  ].filter(Boolean)
  const type = [schema.type ?? "any"].flat().join(" or ")
  return html`${type}${schema.format ? ` (${schema.format})` : ""}${limits.length ? `, ${limits.join(", ")}` : ""}`
}
