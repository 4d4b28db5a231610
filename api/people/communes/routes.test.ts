import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, onTestFinished, test } from "vitest"
import { startApi } from "../../../tests/api"

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

/** Of a postal code that the product's own list does not have. */
const communes = [
  { code: "69901", nom: "Lyonnet", codesPostaux: ["69991", "69992"] },
  { code: "69902", nom: "Caluirette", codesPostaux: ["69390", "69991"] },
]

describe("the communes of the product's own list", () => {
  const found: Record<string, string[]> = {
    "69300": ["69034 Caluire-et-Cuire 69300"],
    "75011": ["75056 Paris 75011"],
    "20238": ["2B086 Centuri 20238", "2B170 Morsiglia 20238"],
    "2a004": ["2A004 Ajaccio 20000", "2A004 Ajaccio 20090", "2A004 Ajaccio 20167"],
    "97600": ["97610 Koungou 97600", "97611 Mamoudzou 97600"],
    "L’HAY les": ["94038 L'Haÿ-les-Roses 94240"],
    "Paris 20e": ["75120 Paris 20e Arrondissement 75020"],
    "st-etienne du rouvray": ["76575 Saint-Étienne-du-Rouvray 76800"],
    Grenble: ["38185 Grenoble 38000", "38185 Grenoble 38100", "31232 Grenade 31330"],
  }
  test.each(Object.entries(found))("are found by %s, and nobody is asked", async (q, expected) => {
    const { find, asked } = await withDirectory((_, response) => response.end("[]"))
    const { body } = await find(q)
    const lines = body.map(({ code, name, postalCode }: Record<string, string>) =>
      [code, name, postalCode].join(" "),
    )
    expect(lines.toSorted()).toEqual(expected.toSorted())
    expect(asked).toEqual([])
  })
})

describe("the communes of the register", () => {
  test("of a postal code are told with that code alone, and asked for once", async () => {
    const { find, asked } = await withDirectory((_, response) =>
      response.end(JSON.stringify(communes)),
    )
    expect(await find("69991")).toMatchObject({
      status: 200,
      body: [
        { code: "69901", name: "Lyonnet", postalCode: "69991" },
        { code: "69902", name: "Caluirette", postalCode: "69991" },
      ],
    })
    await find("69991")
    expect(asked).toEqual([expect.stringContaining("codePostal=69991")])
  })

  test("of a name are told with each of their codes, twenty at most", async () => {
    const codesPostaux = Array.from({ length: 30 }, (_, at) => String(75_001 + at))
    const { find, asked } = await withDirectory((_, response) =>
      response.end(JSON.stringify([{ code: "75056", nom: "Paris", codesPostaux }])),
    )
    const { body } = await find("xylo & co")
    expect(body).toHaveLength(20)
    expect(body[1]).toEqual({ code: "75056", name: "Paris", postalCode: "75002" })
    expect(asked).toEqual([expect.stringContaining("nom=xylo+%26+co")])
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
      expect(await find(`Xylo ${how}`)).toMatchObject({
        status: 503,
        body: { code: "lookupUnavailable" },
      })
    },
  )
})
