import { readFileSync, writeFileSync } from "node:fs"
import type { OpenAPI3 } from "openapi-typescript"
import { createApi } from "../api/app"
import type { ApiParts } from "../api/ports/parts"
import { writeApiTypes } from "./api-types.js"

/**
 * Writes down what the API says of itself: contract/openapi.json, reviewed as a diff, and from it the types
 * of the screens' client. With --check nothing is written, and a description that is not what it should be
 * fails.
 */
const path = "contract/openapi.json"
const text = `${JSON.stringify(await describeApi(), null, 2)}\n`
const isCurrent = text === readFileSync(path, "utf8")
if (process.argv.includes("--check")) {
  if (!isCurrent) {
    console.error(`${path} is not what the API says: run npm run generate and commit it`)
    process.exitCode = 1
  }
} else {
  if (!isCurrent) writeFileSync(path, text)
  await writeApiTypes()
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

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
