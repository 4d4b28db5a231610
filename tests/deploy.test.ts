import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const text = (path: string) => readFileSync(path, "utf8")
const all = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name]) => name)
const variables = all(text("config/environment.ts"), /^ {2}([A-Z_]+):/gm)
const compose = text("compose.yaml")
const realm = text("deploy/keycloak/plume-realm.json")
const identity = JSON.parse(text("deploy/keycloak/identity.json"))

/** The lines of one service, whose variables are written one a line. */
function variablesOf(service: string): Map<string, string> {
  const [, lines = ""] =
    new RegExp(`^ {2}${service}:\\n((?: {3}.*\\n|\\n)+)`, "m").exec(compose) ?? []
  return new Map(
    [...lines.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  )
}

test("the examples to deploy set only variables that are read", () => {
  const kubernetes = all(text("deploy/kubernetes.yaml"), /name: ([A-Z_]+), value:/g)
  const set = [...variablesOf("plume").keys(), ...kubernetes]
  expect(set).toContain("ORIGIN")
  expect(set.filter((name) => !variables.includes(name))).toEqual([])
})

test("compose gives Keycloak all that the realm file leaves open", () => {
  const keycloak = variablesOf("keycloak")
  const open = new Set(all(realm, /\$\{(\w+)\}/g))
  expect(open.size).toBeGreaterThan(0)
  expect([...open].filter((name = "") => !keycloak.has(name))).toEqual([])
  expect(keycloak.get("PLUME_ORIGIN")).toBe(variablesOf("plume").get("ORIGIN"))
})

test("the web tier's file and Keycloak agree on the client and on the issuer", () => {
  const keycloak = variablesOf("keycloak")
  const { clients } = JSON.parse(realm) as { clients: { clientId: string }[] }
  const names = clients.map(({ clientId }) => clientId)
  expect(names).toEqual(expect.arrayContaining([identity.clientId, identity.adminClientId]))
  expect(identity.clientSecret).toBe(keycloak.get("PLUME_CLIENT_SECRET"))
  expect(identity.adminClientSecret).toBe(keycloak.get("PLUME_ADMIN_CLIENT_SECRET"))
  expect(identity.issuer).toBe(`${keycloak.get("KC_HOSTNAME")}/realms/plume`)
})

test("the realm file holds no secret and no password", () => {
  const secrets = all(realm, /"(?:secret|value)": "([^"]*)"/g)
  expect(secrets).toHaveLength(3)
  for (const secret of secrets) expect(secret).toMatch(/^\$\{\w+\}$/)
})
