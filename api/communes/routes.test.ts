import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, onTestFinished, test } from "vitest"
import { startApi } from "../../tests/api"

/** The API beside a list of communes of the test's own; keeps what it was asked. */
async function withDirectory(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? "")
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const { call } = await startApi({ communeLookupUrl: `http://127.0.0.1:${port}` })
  return {
    asked,
    find: (q: string) => call("camille", "GET", `/Communes?q=${encodeURIComponent(q)}`),
  }
}

const communes = [
  { code: "69123", nom: "Lyon", codesPostaux: ["69001", "69002"] },
  { code: "69034", nom: "Caluire-et-Cuire", codesPostaux: ["69300", "69001"] },
]

describe("the communes", () => {
  test("of a postal code are told with that code alone, and asked for once", async () => {
    const { find, asked } = await withDirectory((_, response) =>
      response.end(JSON.stringify(communes)),
    )
    expect(await find("69001")).toMatchObject({
      status: 200,
      body: [
        { code: "69123", name: "Lyon", postalCode: "69001" },
        { code: "69034", name: "Caluire-et-Cuire", postalCode: "69001" },
      ],
    })
    await find("69001")
    expect(asked).toEqual([expect.stringContaining("codePostal=69001")])
  })

  test("of a name are told with each of their codes, twenty at most", async () => {
    const codesPostaux = Array.from({ length: 30 }, (_, at) => String(75_001 + at))
    const { find, asked } = await withDirectory((_, response) =>
      response.end(JSON.stringify([{ code: "75056", nom: "Paris", codesPostaux }])),
    )
    const { body } = await find("paris & co")
    expect(body).toHaveLength(20)
    expect(body[1]).toEqual({ code: "75056", name: "Paris", postalCode: "75002" })
    expect(asked).toEqual([expect.stringContaining("nom=paris+%26+co")])
  })

  const failures: Record<string, RequestListener> = {
    fails: (_, response) => response.writeHead(500).end(),
    "is asked too often": (_, response) => response.writeHead(429).end(),
    "answers another shape": (_, response) => response.end('{"communes":[]}'),
    "hangs up": (request) => request.socket.destroy(),
    "never answers": () => {},
  }
  test.each(Object.entries(failures))(
    "are said to be unknown for now when the list %s",
    async (how, answer) => {
      const { find } = await withDirectory(answer)
      // Answers are kept for all tests of the process: a name that no other test asks for.
      expect(await find(`Lyon ${how}`)).toMatchObject({
        status: 503,
        body: { code: "lookupUnavailable" },
      })
    },
  )
})
