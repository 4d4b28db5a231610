import type { paths } from "../../contract/api"

/** The calls of the API by method, as its OpenAPI document describes them; paths without `/api`. */
type Method = "get" | "post" | "put" | "patch" | "delete"
type Prefix = "/api"
type Operation<Path extends string, M extends Method> = `${Prefix}${Path}` extends keyof paths
  ? paths[`${Prefix}${Path}`] extends Record<M, infer Found>
    ? Found
    : never
  : never

export type PathsOf<M extends Method> = {
  [Path in keyof paths & string]: Path extends `${Prefix}${infer Rest}`
    ? paths[Path] extends Record<M, object>
      ? Rest
      : never
    : never
}[keyof paths & string]

type Ok = 200 | 201 | 202
type JsonOf<Answer> = Answer extends { content: { "application/json": infer Body } } ? Body : null

/** What a call answers when all is well; null where it answers nothing. */
export type AnswerOf<Path extends string, M extends Method> =
  Operation<Path, M> extends { responses: infer Answers }
    ? keyof Answers & Ok extends never
      ? null
      : JsonOf<Answers[keyof Answers & Ok]>
    : never

type OrUndefined<Part> = [Part] extends [never] ? undefined : Part
type ParametersOf<Path extends string, M extends Method, Where extends "path" | "query"> =
  Operation<Path, M> extends { parameters: infer Parameters }
    ? Where extends keyof Parameters
      ? NonNullable<Parameters[Where]>
      : never
    : never
type BodyOf<Path extends string, M extends Method> =
  Operation<Path, M> extends { requestBody?: infer Request } ? JsonOf<NonNullable<Request>> : never

/** What a call takes along; what the operation does not have is not accepted. */
export type OptionsOf<Path extends string, M extends Method> = ([
  ParametersOf<Path, M, "path">,
] extends [never]
  ? { path?: undefined }
  : { path: ParametersOf<Path, M, "path"> }) & {
  query?: OrUndefined<ParametersOf<Path, M, "query">>
} & ([BodyOf<Path, M>] extends [never] ? { body?: undefined } : { body: BodyOf<Path, M> }) & {
    /** The Idempotency-Key of a form: sent twice, it is done once. */
    key?: string
  }
