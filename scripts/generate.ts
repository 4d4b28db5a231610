import { readFileSync, writeFileSync } from "node:fs"
import openapiTypes, { astToString, type OpenAPI3 } from "openapi-typescript"
import { createApi } from "../api/app"
import type { ApiParts } from "../api/ports/parts"

/**
 * Writes down what the API says of itself: contract/openapi.json, reviewed as a diff, and from it
 * contract/api.d.ts, the types of the screens' client. With --check nothing is written, and a file
 * that is not what it should be fails.
 */
const generated = {
  "contract/openapi.json": `${JSON.stringify(await describeApi(), null, 2)}\n`,
  "contract/api.d.ts": await typesOf(await describeApi()),
}

const isCheck = process.argv.includes("--check")
for (const [path, text] of Object.entries(generated)) {
  if (text === current(path)) continue
  if (!isCheck) writeFileSync(path, text)
  else {
    console.error(`${path} is not what the API says: run npm run generate and commit it`)
    process.exitCode = 1
  }
}

/** The description, in an order that does not depend on the order of the code. */
async function describeApi(): Promise<OpenAPI3> {
  // Describing runs no operation, so the parts that operations need are not there.
  const api = createApi({ clock: () => new Date(0) } as ApiParts)
  const answer = await api.request("/api/openapi.json")
  if (!answer.ok) throw new Error(`/api/openapi.json answered ${answer.status}`)
  const document = (await answer.json()) as OpenAPI3
  return {
    ...document,
    paths: sorted(document.paths ?? {}),
    components: { ...document.components, schemas: sorted(document.components?.schemas ?? {}) },
  }
}

async function typesOf(document: OpenAPI3): Promise<string> {
  const types = astToString(await openapiTypes(document, { alphabetize: true }))
  return `// Generated from contract/openapi.json by npm run generate.\n${types}`
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function current(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}
