import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const described = fileURLToPath(new URL("../contract/openapi.json", import.meta.url))
const types = fileURLToPath(new URL("../contract/api.d.ts", import.meta.url))

/**
 * Writes contract/api.d.ts, the types of the screens' client, from contract/openapi.json. It is not
 * committed: editor and compiler need it, a build does not. Its first line says which document it was
 * made from, and what is of this very one is left as it is.
 */
export async function writeApiTypes() {
  const document = readFileSync(described, "utf8")
  const hash = createHash("sha256").update(document).digest("hex")
  const first = `// Generated from contract/openapi.json ${hash}\n`
  if (existsSync(types) && readFileSync(types, "utf8").startsWith(first)) return
  const { default: openapiTypes, astToString } = await import("openapi-typescript")
  const text = astToString(await openapiTypes(JSON.parse(document), { alphabetize: true }))
  writeFileSync(types, first + text)
}
