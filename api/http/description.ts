import type { OpenAPIHono } from "@hono/zod-openapi"
import type { Env } from "./env"
import { describeOtherAnswers } from "./operation"
import { type ReferenceDocument, referencePage } from "./reference"

const about = `Calls bear an access token (\`Authorization: Bearer …\`), but for those below \`/api/Public\`, \
\`/api/Payment/config\` and \`/api/Users/support-message\`.

Amounts are integers of cents beside a currency, quantities and rates decimal strings, days \`YYYY-MM-DD\`, \
instants RFC 3339 in UTC. A record of someone else answers as one that is missing: 404.

A call with the header \`Plume-Account: <id>\` is about the account of someone who let the caller in (\`GET /api/Users\` \
names them), within what was given there; one that is not open to the caller answers 404, \`accountMissing\`.

Lists are pages: \`limit\`, \`sort\` (\`-field\` for the other way round), \`after\` and \`before\`; \`Link\` leads to the \
others, \`Total-Count\` says how many there are in all. A record has a \`version\`; a save sends it back, and one \
that is no longer current answers 409 with the record as it is. A POST with an \`Idempotency-Key\` acts once. \
Errors are RFC 9457, with the path of each field that is refused.`

/** The API's own description: `/api/openapi.json`, and for people `/api/docs`. Both are public. */
export function describeApi(api: OpenAPIHono<Env>): void {
  api.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  })
  describeOtherAnswers(api)
  const info = { title: "Plume", version: "1.0.0", description: about }
  // Made at the first question, when every area is mounted, and kept.
  let made: ReferenceDocument | undefined
  const document = () => {
    if (!made) {
      const document = { openapi: "3.1.0", info, security: [{ bearer: [] }] }
      made = api.getOpenAPI31Document(document) as unknown as ReferenceDocument
      nameOperations(made.paths)
    }
    return made
  }
  api.get("/openapi.json", (c) => c.json(document()))
  api.get("/docs", (c) =>
    c.html(referencePage(document()), 200, {
      "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    }),
  )
}

/** Each operation stands with those of its area, below the words of its id. */
function nameOperations(paths: ReferenceDocument["paths"] = {}): void {
  for (const [path, operations] of Object.entries(paths))
    for (const operation of Object.values(operations)) {
      operation.summary = inWords(operation.operationId ?? "")
      operation.tags = [path.split("/")[2] ?? ""]
    }
}

/** "readBillPdf": "Read bill PDF". */
function inWords(operationId: string): string {
  const words = operationId
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .replace(/\b(html|pdf|siret|ubl|vat|xml)\b/g, (letters) => letters.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
