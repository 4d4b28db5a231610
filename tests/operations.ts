import { readFileSync } from "node:fs"

export interface Operation {
  id: string
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** As the document has it: "/api/Bills/{billId}". */
  path: string
  /** The names in the path, outermost first. */
  parameters: string[]
  /** The schema of the JSON body, or the media type of another body. */
  body?: { schema?: string; type: string }
  /** Query parameters without which the call is refused. */
  query: string[]
  isOpen: boolean
  /** The documented ones. */
  statuses: string[]
}

interface Document {
  paths: Record<string, Record<string, OperationDescription>>
}

interface OperationDescription {
  operationId?: string
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean }[]
  responses: object
  requestBody?: { content: Record<string, { schema?: { $ref?: string } }> }
}

/** Every operation of contract/openapi.json, in the document's order. */
export function allOperations(): Operation[] {
  const document = JSON.parse(readFileSync("contract/openapi.json", "utf8")) as Document
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => read(path, method, described)),
  )
}

function read(path: string, method: string, described: OperationDescription): Operation {
  const [type, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? []
  const names = described.parameters ?? []
  return {
    id: described.operationId ?? `${method} ${path} (without an operationId)`,
    method: method.toUpperCase() as Operation["method"],
    path,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
    ...(type && { body: { type, schema: content?.schema?.$ref?.split("/").at(-1) } }),
    query: names.filter((each) => each.in === "query" && each.required).map(({ name }) => name),
    isOpen: described.security?.length === 0,
    statuses: Object.keys(described.responses),
  }
}
