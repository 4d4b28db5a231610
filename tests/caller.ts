import type { Name, TestApi } from "./api"
import { onePixel } from "./one-pixel"
import { allOperations, type Operation } from "./operations"
import {
  idIn,
  parameters,
  preconditions,
  publicParameters,
  queryParameters,
  sampleOf,
} from "./samples"

const operations = allOperations()
const named = (id: string) => {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`no operation ${id}`)
  return operation
}

/** What a call sends, whoever sends it. */
export interface PreparedCall {
  path: string
  init: RequestInit
}

/** Prepares right calls of any operation for one person, making the records that they need. */
export class Caller {
  constructor(
    private readonly api: Pick<TestApi, "fetch">,
    private readonly who: Name,
  ) {}

  /** Values of the path's parameters: records of this person's. */
  async values(operation: Operation): Promise<Record<string, string>> {
    const values: Record<string, string> = {}
    for (const name of operation.parameters) {
      const fixed = publicParameters[name] ?? (await parameters[name]?.(this))
      values[name] = fixed ?? (await this.madeAt(operation, name, values))
    }
    return values
  }

  /** A call with these values in its path, and a body that the operation takes. */
  async prepare(operation: Operation, values: Record<string, string>): Promise<PreparedCall> {
    const path = this.address(operation, values)
    const body = await this.body(operation, path.split("?")[0] ?? path, values)
    return { path, init: { method: operation.method, ...body } }
  }

  /** The address of an operation with these values in its path, and with what its query must say. */
  address(operation: Operation, values: Record<string, string>): string {
    const path = operation.path
      .replace(/^\/api/, "")
      .replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? name))
    const query = new URLSearchParams(
      operation.query.map((name) => [name, queryParameters[name] ?? "x"]),
    )
    return query.size > 0 ? `${path}?${query}` : path
  }

  /** What must have been done before this is asked for, as far as the state of a record goes. */
  async makeReady(id: string, values: Record<string, string>): Promise<void> {
    for (const before of preconditions[id] ?? []) await this.send(named(before), values)
  }

  make = async (id: string, values: Record<string, string> = {}): Promise<string> => {
    const answer = await this.send(named(id), values)
    const record = (await answer.json()) as { id?: string }
    const made = idIn[id] ? idIn[id](record) : record.id
    if (!made) throw new Error(`${id} answers no id`)
    return made
  }

  ask = async <Answer>(
    id: string,
    values: Record<string, string> = {},
    body?: object,
  ): Promise<Answer> => {
    const answer = await this.send(named(id), values, body)
    return (answer.status === 204 ? undefined : await answer.json()) as Answer
  }

  upload = async (name: string, content: string | Uint8Array<ArrayBuffer>): Promise<string> => {
    const answer = await this.api.fetch(this.who, `/Uploads?name=${name}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: content,
    })
    return ((await answer.json()) as { id: string }).id
  }

  /** Who administers, for what people cannot do for themselves. */
  get administrator(): Caller {
    return new Caller(this.api, "admin")
  }

  private async body(
    { id, body }: Operation,
    path: string,
    values: Record<string, string>,
  ): Promise<RequestInit> {
    if (!body) return {}
    if (body.type === "image/*")
      return { body: Buffer.from(onePixel, "base64"), headers: { "content-type": "image/png" } }
    if (body.type !== "application/json")
      return { body: "Bonjour", headers: { "content-type": body.type } }
    const sample = sampleOf(body.schema ?? id)
    if (!sample) throw new Error(`tests/cases has no ${body.schema ?? id}, the body of ${id}`)
    const sent: { version?: number } = await sample(this, values)
    if (sent.version) sent.version = await this.versionAt(path)
    return { body: JSON.stringify(sent), headers: { "content-type": body.type } }
  }

  /** The version of the record at the path, or of the one that the path's last word is a part of. */
  private async versionAt(path: string): Promise<number> {
    for (const at of [path, path.replace(/\/[^/]+$/, "")]) {
      const answer = await this.api.fetch(this.who, at)
      const record = answer.ok ? ((await answer.json()) as { version?: number }) : {}
      if (record.version) return record.version
    }
    return 1
  }

  /** A record made by the POST on the path before the parameter. */
  private async madeAt(operation: Operation, name: string, values: Record<string, string>) {
    const collection = operation.path.slice(0, operation.path.indexOf(`/{${name}}`))
    const adder = operations.find((each) => each.method === "POST" && each.path === collection)
    if (!adder)
      throw new Error(`tests/samples.ts does not say how ${name} of ${operation.id} is made`)
    await this.makeReady(adder.id, values)
    return this.make(adder.id, values)
  }

  private async send(
    operation: Operation,
    values: Record<string, string>,
    body?: object,
  ): Promise<Response> {
    const { path, init } = await this.prepare(operation, values)
    const sent = body ? { ...init, body: JSON.stringify(body) } : init
    const answer = await this.api.fetch(this.who, path, sent)
    if (!answer.ok) throw new Error(`${operation.id}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}
