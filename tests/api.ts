import { pino } from "pino"
import { onTestFinished } from "vitest"
import { createApi } from "../api/app"
import type { Copies } from "../api/ports/copies"
import type { FileStore } from "../api/ports/file-store"
import type { ApiParts } from "../api/ports/parts"
import type { Person } from "../api/ports/person"
import type { Queue, QueuedWork } from "../api/ports/queue"
import { lendDatabase } from "./database"
import { ownerOf } from "./owner"

/** The people of the tests. A token of theirs is simply their name. */
export const people = {
  camille: { id: ownerOf("c0000000-0000-4000-8000-000000000001"), roles: ["freelancer"] },
  thomas: { id: ownerOf("c0000000-0000-4000-8000-000000000002"), roles: ["freelancer"] },
  admin: { id: ownerOf("c0000000-0000-4000-8000-000000000003"), roles: ["admin"] },
  nobody: { id: ownerOf("c0000000-0000-4000-8000-000000000004"), roles: [] },
} as const

export type Name = keyof typeof people

interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

export interface TestApi {
  parts: ApiParts
  url: string
  /** The jobs that were queued, oldest first. */
  queued: { name: keyof QueuedWork; data: QueuedWork[keyof QueuedWork] }[]
  /** Moves the API's clock. */
  setClock(instant: string): void
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body
  call<Body = any>(
    who: Name | null,
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>
  fetch(who: Name | null, path: string, init?: RequestInit): Promise<Response>
}

/** Of a database that somebody else copies. */
export const noCopies: Copies = {
  mayWrite: async () => true,
  report: async () => ({
    kind: "elsewhere",
    place: null,
    isOnSameDisk: false,
    isEncrypted: false,
    needsKey: false,
    isLate: false,
    safeUntil: null,
    lastBase: null,
    waitingPieces: 0,
    lastTrial: null,
    failure: null,
    filesMissing: 0,
    disk: { size: 1_000, used: 500 },
    copiesDisk: null,
  }),
}

/** The API in process, on a database that is the test's own until it ends. */
export async function startApi(replaced: Partial<ApiParts> = {}): Promise<TestApi> {
  const { url, pool, giveBack } = await lendDatabase("plume_app")
  onTestFinished(giveBack)
  let clock = new Date("2026-11-21T09:00:00Z")
  const queued: TestApi["queued"] = []
  const queue: Queue = {
    async send(_db, name, data) {
      queued.push({ name, data })
    },
  }
  const parts: ApiParts = {
    pool,
    verify: async (token) => personNamed(token),
    accounts: unknownAccounts,
    clock: () => clock,
    files: memoryStore(),
    queue,
    platform: { submit: async () => {}, collect: async () => {} },
    log: pino({ level: "silent" }),
    copies: noCopies,
    rateLimits: false,
    assistant: {},
    payments: "transfer",
    companyLookupUrl: "http://127.0.0.1:9",
    communeLookupUrl: "http://127.0.0.1:9",
    origin: "http://localhost:3000",
    sendsMail: false,
    outbox: "/nonexistent",
    sitesOrigin: "http://sites.localhost:3000",
    operatorHost: "Hébergeur d’essai, 1 rue du Port, 69002 Lyon, 04 72 00 00 00",
    resolveTexts: async () => [],
    ...replaced,
  }
  const api = createApi(parts)
  const fetch: TestApi["fetch"] = async (who, path, init = {}) =>
    api.request(`http://localhost:3000/api${path}`, {
      ...init,
      headers: { ...(who && { authorization: `Bearer ${who}` }), ...init.headers },
    })
  return {
    parts,
    url,
    queued,
    setClock: (instant) => {
      clock = new Date(instant)
    },
    fetch,
    async call(who, method, path, body, headers) {
      const response = await fetch(who, path, {
        method,
        headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const isJson = response.headers.get("content-type")?.includes("json")
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : text,
      }
    },
  }
}

function personNamed(name: string): Person {
  const person = people[name as Name]
  if (!person) throw new Error("no such person")
  // A token that was issued just now, whatever happened to rights a moment ago.
  const issuedAt = new Date(Date.now() + 2_000)
  return {
    ...person,
    username: name,
    email: `${name}@example.fr`,
    issuedAt,
    signedInAt: new Date(),
  }
}

/** An identity server that agrees to everything. */
const unknownAccounts: ApiParts["accounts"] = {
  setRoles: async () => {},
  addRole: async () => {},
  removeRole: async () => {},
  refuseRefresh: async () => {},
  endSessions: async () => {},
  remove: async () => {},
}

function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
  }
}
