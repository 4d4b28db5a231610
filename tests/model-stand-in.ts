import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished } from "vitest"
import type { AssistantAnswer } from "#contract/assistant"
import { startApi } from "./api"
import { askedWorld } from "./asked-world"

export interface AskedOfModel {
  messages: { role: string; content: string | null }[]
  tools: { function: { name: string } }[]
}

export type SaidByModel = { content: string } | { tool: string; args: unknown } | { raw: string }

type Script = (asked: AskedOfModel, at: number) => SaidByModel | "never"

/** A model on loopback that says what the script says, one thing after the other, and keeps what it was told. */
async function modelThatSays(script: Script) {
  const told: AskedOfModel[] = []
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (part) => (body += part))
    request.on("end", () => {
      const asked = JSON.parse(body) as AskedOfModel
      told.push(asked)
      const said = script(asked, told.length)
      if (said === "never") return
      if ("raw" in said) return response.end(said.raw)
      const message =
        "tool" in said
          ? {
              tool_calls: [
                { id: "1", function: { name: said.tool, arguments: JSON.stringify(said.args) } },
              ],
            }
          : said
      return response.end(JSON.stringify({ choices: [{ message }], usage: { total_tokens: 100 } }))
    })
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { told, url: `http://127.0.0.1:${port}/v1` }
}

/** Camille’s business, and a model that she agreed to. */
export async function startWithModel(script: Script) {
  const { told, url } = await modelThatSays(script)
  const api = await startApi({ assistant: { model: { url, model: "essai", key: "clef" } } })
  const world = await askedWorld(api)
  const agree = { version: 0, enabled: true, modelAgreed: true }
  expect((await api.call("camille", "PUT", "/Assistant/settings", agree)).status).toBe(200)
  const ask = async (text: string) =>
    (await api.call<AssistantAnswer>("camille", "POST", "/Assistant/questions", { text })).body
  return { api, told, ask, world }
}
