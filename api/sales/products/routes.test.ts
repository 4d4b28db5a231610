import { describe, expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { sweepKeys } from "../../http/idempotency"

const lamp = {
  name: "Lampe d’atelier",
  purchaseDate: "2026-03-02",
  purchasePrice: 4_000,
  shippingFees: 500,
  advertisingCosts: 300,
  sellingPrice: 9_000,
}

describe("Camille keeps her products", () => {
  test("what she adds is what she reads, with its cost and margin", async () => {
    const { call } = await startApi()
    const added = await call("camille", "POST", "/Products", lamp)
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({
      ...lamp,
      costPrice: 4_800,
      margin: 4_200,
      version: 1,
      sold: false,
    })
    const read = await call("camille", "GET", `/Products/${added.body.id}`)
    expect(read.body).toEqual(added.body)
  })

  test("what was sold stays until its sale is taken back", async () => {
    const { call } = await startApi()
    const sale = {
      sold: true,
      sellingPrice: 15_000,
      sellingDate: "2026-11-20",
      collectedPrice: 15_000,
    }
    const { body: sold } = await call("camille", "POST", "/Products", { name: "Vélo", ...sale })
    const { body: left } = await call("camille", "POST", "/Products", { name: "Selle" })
    expect(sold.can).not.toContain("remove")
    const alone = await call("camille", "DELETE", `/Products/${sold.id}`)
    expect(alone).toMatchObject({ status: 409, body: { code: "productSoldStays" } })
    const ids = [sold.id, left.id]
    expect((await call("camille", "POST", "/Products/deletions", { ids })).body).toEqual({
      done: [left.id],
      refused: [{ id: sold.id, name: "Vélo", code: "productSoldStays" }],
    })
    const back = { name: "Vélo", sold: false, version: sold.version }
    expect((await call("camille", "PUT", `/Products/${sold.id}`, back)).status).toBe(200)
    expect((await call("camille", "DELETE", `/Products/${sold.id}`)).status).toBe(204)
  })

  test("a sold product has a price and a day", async () => {
    const { call } = await startApi()
    const refused = await call("camille", "POST", "/Products", { name: "Chaise", sold: true })
    expect(refused.status).toBe(422)
    expect(refused.body.errors.map((error: { path: string }) => error.path)).toEqual([
      "sellingPrice",
      "sellingDate",
    ])
  })

  test("C56 amounts that are not exact cents are refused at their field", async () => {
    const { call } = await startApi()
    for (const purchasePrice of [-1, 1.5, "12", 1e30, "NaN"]) {
      const { status, body } = await call("camille", "POST", "/Products", {
        name: "Vis",
        purchasePrice,
      })
      expect(status).toBe(422)
      expect(body.errors[0].path).toBe("purchasePrice")
    }
  })

  test("a save on top of an older version is refused with the current one", async () => {
    const { call } = await startApi()
    const { body: product } = await call("camille", "POST", "/Products", lamp)
    const path = `/Products/${product.id}`
    const saved = await call("camille", "PUT", path, { ...lamp, name: "Lampe bleue", version: 1 })
    expect(saved.body).toMatchObject({ name: "Lampe bleue", version: 2 })
    const late = await call("camille", "PUT", path, { ...lamp, name: "Lampe rouge", version: 1 })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: "stale", current: { name: "Lampe bleue", version: 2 } })
  })

  test("a version that no record can have is refused at its field", async () => {
    const { call } = await startApi()
    const { body: product } = await call("camille", "POST", "/Products", lamp)
    const save = { ...lamp, version: 2 ** 31 }
    const refused = await call("camille", "PUT", `/Products/${product.id}`, save)
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toMatchObject([{ path: "version", code: "tooBig 2147483647" }])
  })

  test("what is left out of a save is cleared", async () => {
    const { call } = await startApi()
    const { body: product } = await call("camille", "POST", "/Products", { ...lamp, color: "bleu" })
    const saved = await call("camille", "PUT", `/Products/${product.id}`, {
      name: "Lampe",
      version: 1,
    })
    expect(saved.body).toMatchObject({ color: null, purchasePrice: null, margin: null })
  })
})

describe("a list of products", () => {
  test("is read page by page, forth and back, in French order", async () => {
    const { call } = await startApi()
    for (const name of ["zèbre", "Éclair", "eau", "Âne", "été", "abeille", ...digits(20)])
      await call("camille", "POST", "/Products", { name })
    const first = await call("camille", "GET", "/Products?limit=10&sort=-name")
    expect(first.headers.get("total-count")).toBe("26")
    expect(first.headers.get("position")).toBe("1-10")
    expect(names(first.body).slice(0, 6)).toEqual([
      "zèbre",
      "été",
      "Éclair",
      "eau",
      "Âne",
      "abeille",
    ])
    const second = await call("camille", "GET", linked(first.headers, "next"))
    expect(second.headers.get("position")).toBe("11-20")
    const third = await call("camille", "GET", linked(second.headers, "next"))
    expect(third.headers.get("position")).toBe("21-26")
    expect(third.headers.get("link")).not.toContain('rel="next"')
    const back = await call("camille", "GET", linked(third.headers, "prev"))
    expect(names(back.body)).toEqual(names(second.body))
    expect(back.headers.get("position")).toBe("11-20")
  })

  test("every sort walks through all rows once, those without a value included", async () => {
    const { call } = await startApi()
    for (let at = 0; at < 12; at++) {
      const priced = at % 3 ? { sellingPrice: at * 100, purchaseDate: `2026-01-${at + 10}` } : {}
      await call("camille", "POST", "/Products", { name: `p${at}`, ...priced })
    }
    for (const sort of ["name", "purchaseDate", "sellingDate", "sellingPrice", "margin"])
      for (const direction of ["", "-"]) {
        const seen: string[] = []
        let path: string | undefined = `/Products?limit=10&sort=${direction}${sort}`
        while (path) {
          const page: { status: number; headers: Headers; body: { name: string }[] } = await call(
            "camille",
            "GET",
            path,
          )
          expect(page.status).toBe(200)
          seen.push(...names(page.body))
          path = page.headers.get("link")?.includes('rel="next"')
            ? linked(page.headers, "next")
            : undefined
        }
        expect(new Set(seen).size).toBe(12)
      }
  })

  test("finds words whatever their accents, and takes % for a letter", async () => {
    const { call } = await startApi()
    await call("camille", "POST", "/Products", { name: "Théière à 50 %" })
    await call("camille", "POST", "/Products", { name: "Bouilloire" })
    expect(names((await call("camille", "GET", "/Products?q=theiere")).body)).toEqual([
      "Théière à 50 %",
    ])
    expect(names((await call("camille", "GET", "/Products?q=%25")).body)).toEqual([
      "Théière à 50 %",
    ])
    expect((await call("camille", "GET", "/Products?q=_")).body).toEqual([])
  })

  test("C63 refuses a sort, a page size or a cursor that it does not offer", async () => {
    const { call } = await startApi()
    for (const query of ['sort=name"; drop', "sort=owner", "limit=7", "limit=1000", "after=eA"])
      expect((await call("camille", "GET", `/Products?${query}`)).status).toBe(422)
  })

  test("C53 is exported without formulas", async () => {
    const { call } = await startApi()
    for (const name of ["=HYPERLINK(1)", "+33", "@SUM", "Sobre"])
      await call("camille", "POST", "/Products", { name, purchasePrice: 123_450 })
    const { body, headers } = await call<string>("camille", "GET", "/Products/export")
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8")
    for (const line of body.trim().split("\n").slice(1)) {
      expect(line).toMatch(/^("?'|Sobre)/)
      expect(line).toContain("1234,50")
    }
  })
})

describe("an idempotency key", () => {
  const key = { "Idempotency-Key": "5f0c2c1e-0000-4000-8000-000000000001" }

  test("makes fifty equal posts one product", async () => {
    const { call } = await startApi()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call("camille", "POST", "/Products", lamp, key)),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect((await call("camille", "GET", "/Products")).body).toHaveLength(1)
  })

  test("is refused with another body, and free again after a failure", async () => {
    const { call } = await startApi()
    expect((await call("camille", "POST", "/Products", { name: "" }, key)).status).toBe(422)
    expect((await call("camille", "POST", "/Products", lamp, key)).status).toBe(201)
    const other = await call("camille", "POST", "/Products", { name: "Autre" }, key)
    expect(other).toMatchObject({ status: 422, body: { code: "idempotencyReuse" } })
  })

  test("is forgotten after a day, by the sweep", async () => {
    const { call, parts, setClock } = await startApi()
    setClock("2026-01-01T09:00:00Z")
    await call("camille", "POST", "/Products", lamp, key)
    await sweepKeys(parts.pool)
    const again = await call("camille", "POST", "/Products", { name: "Autre" }, key)
    expect(again.status).toBe(201)
  })

  test("belongs to one person", async () => {
    const { call } = await startApi()
    await call("camille", "POST", "/Products", lamp, key)
    expect((await call("thomas", "POST", "/Products", { name: "Autre" }, key)).status).toBe(201)
  })
})

describe("another person", () => {
  test("finds nothing of Camille’s, as if it did not exist", async () => {
    const { call } = await startApi()
    const { body: product } = await call("camille", "POST", "/Products", lamp)
    const path = `/Products/${product.id}`
    const missing = `/Products/${crypto.randomUUID()}`
    for (const method of ["GET", "DELETE", "PUT"] as const) {
      const body = method === "PUT" ? { ...lamp, version: 1 } : undefined
      const foreign = await call("thomas", method, path, body)
      const none = await call("thomas", method, missing, body)
      expect(foreign.status).toBe(404)
      expect({ ...foreign.body, instance: "" }).toEqual({ ...none.body, instance: "" })
    }
    expect((await call("thomas", "GET", "/Products")).body).toEqual([])
    expect((await call("nobody", "GET", "/Products")).status).toBe(403)
  })
})

const digits = (count: number) =>
  Array.from({ length: count }, (_, at) => String(at).padStart(2, "0"))
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

function linked(headers: Headers, rel: "next" | "prev"): string {
  const target = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get("link") ?? "")?.[1]
  expect(target).toBeDefined()
  return target?.replace(/^\/api/, "") ?? ""
}
