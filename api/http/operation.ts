import { OpenAPIHono } from "@hono/zod-openapi"
import { z } from "zod"
import { Problem } from "#contract/problem"
import { Id } from "#contract/values"
import type { Env } from "./env"
import { refuseInvalid, requireJson } from "./refuse-invalid"
import { strict } from "./strict"

/** The router of one area: `api.route("/Products", products)`. */
export const area = () =>
  new OpenAPIHono<Env>({
    defaultHook: (result, c) => {
      // Hono reads a body of another type, and a missing one, as `{}`.
      if (result.target === "json") requireJson(c.req.header("content-type"))
      refuseInvalid(result)
    },
    strict: false,
  })

const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
})

/** What an operation may answer besides its own answer, described once; each operation names those that it has. */
const otherAnswers = {
  NotModified: { description: "As the caller has it (If-None-Match)" },
  BadRequest: problem("The request cannot be read"),
  Unauthorized: problem("No valid access token"),
  PaymentRequired: problem("The subscription has ended: everything can be read, nothing changed"),
  Forbidden: problem("The right is missing"),
  NotFound: problem("No such record, or not yours"),
  Conflict: problem("The state of things forbids it"),
  ContentTooLarge: problem("The body is too long"),
  UnsupportedMediaType: problem("The body is of another type"),
  UnprocessableContent: problem("A field is refused"),
  TooManyRequests: problem("Too many calls from one address; Retry-After says when to try again"),
  HeadersTooLarge: {
    description: "The address and the headers exceed 16 KiB; answered without a body",
  },
  Unavailable: problem(
    "Something that the operation needs cannot be reached; Retry-After says when to try again",
  ),
  InsufficientStorage: problem(
    "Nothing more can be written until copies are made again; reading goes on",
  ),
}

const named = (name: keyof typeof otherAnswers) => ({ $ref: `#/components/responses/${name}` })

const problems = {
  400: named("BadRequest"),
  401: named("Unauthorized"),
  402: named("PaymentRequired"),
  403: named("Forbidden"),
  404: named("NotFound"),
  409: named("Conflict"),
  413: named("ContentTooLarge"),
  415: named("UnsupportedMediaType"),
  422: named("UnprocessableContent"),
  431: named("HeadersTooLarge"),
  503: named("Unavailable"),
  507: named("InsufficientStorage"),
} as const

/** Beside the others, where calls from one address are counted. */
export const tooOften = { 429: named("TooManyRequests") } as const

/** Beside the others, where a caller may keep what was answered. */
export const unchanged = { 304: named("NotModified") } as const

/** Writes what the operations name into the document. */
export function describeOtherAnswers({ openAPIRegistry }: OpenAPIHono<Env>): void {
  openAPIRegistry.register("Problem", Problem)
  for (const [name, answer] of Object.entries(otherAnswers))
    openAPIRegistry.registerComponent("responses", name, answer)
}

const content = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { "application/json": { schema } },
})

/** The responses of an operation that answers one record. */
export const ok = <Schema extends z.ZodType>(schema: Schema) => ({
  200: { description: "The record", ...content(schema) },
  ...problems,
})

/** The responses of an operation that makes a record. */
export const created = <Schema extends z.ZodType>(schema: Schema) => ({
  201: { description: "The new record", ...content(schema) },
  ...problems,
})

/** The responses of an operation that answers one page of a list. */
export const listed = <Schema extends z.ZodType>(schema: Schema) => ({
  200: {
    description: "One page; Link, Total-Count and Position tell the others",
    headers: z.object({
      Link: z.string().optional(),
      "Total-Count": z.string(),
      Position: z.string(),
    }),
    ...content(z.array(schema)),
  },
  ...problems,
})

/** The responses of an operation that leaves nothing to show. */
export const gone = { 204: { description: "Done" }, ...problems } as const

/** The responses of an operation that answers a file. */
export const download = (type: string) => ({
  200: {
    description: "The file",
    content: { [type]: { schema: z.string().meta({ format: "binary" }) } },
  },
  ...problems,
})

/** A JSON body, of members that are known. */
export const json = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  ...content(strict(schema)),
})

/** The path parameters of one record: a malformed id is a missing record. */
export const idOf = <const Name extends string>(...names: [Name, ...Name[]]) =>
  z.object(Object.fromEntries(names.map((name) => [name, Id])) as Record<Name, typeof Id>)
