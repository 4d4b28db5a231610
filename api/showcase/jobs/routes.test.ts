import { describe, expect, test } from "vitest"
import { startApi } from "../../../tests/api"

describe("the list of jobs", () => {
  test("has about a hundred and fifty and more, in fourteen families, by title", async () => {
    const { call } = await startApi()
    const { body: jobs } = await call("camille", "GET", "/Jobs")
    expect(jobs.length).toBeGreaterThan(150)
    const titles = jobs.map(({ title }: { title: string }) => title)
    expect(titles).toEqual([...titles].sort(new Intl.Collator("fr").compare))
    const { body: families } = await call("camille", "GET", "/Jobs/families/")
    expect(families.map(({ id }: { id: string }) => id).join("")).toBe("ABCDEFGHIJKLMN")
    for (const { id } of families)
      expect(jobs.some(({ family }: { family: string }) => family === id)).toBe(true)
  })

  test("is found by words without their accents, and within a family", async () => {
    const { call } = await startApi()
    const { body } = await call("camille", "GET", "/Jobs?q=electricien")
    expect(body).toMatchObject([
      { title: "Électricien / Électricienne du bâtiment", family: "F", romeCode: "F1602" },
    ])
    expect((await call("camille", "GET", "/Jobs?q=electricien&family=M")).body).toEqual([])
    expect((await call("camille", "GET", "/Jobs?family=Z")).status).toBe(422)
    expect((await call("camille", "GET", "/Jobs?q=%25")).body).toEqual([])
  })

  test("is French unless English is asked for", async () => {
    const { call } = await startApi()
    const english = { "accept-language": "en" }
    const { body } = await call("camille", "GET", "/Jobs?q=plumber", undefined, english)
    expect(body).toMatchObject([{ title: "Plumber and heating engineer" }])
    const families = await call("camille", "GET", "/Jobs/families", undefined, english)
    expect(families.body[9]).toMatchObject({ id: "J", title: "Health" })
  })
})

describe("skills", () => {
  const names = (body: { name: string }[]) => body.map(({ name }) => name)

  test("are suggested by the beginning of any word of any of their names", async () => {
    const { call } = await startApi()
    const suggested = async (q: string) =>
      names((await call("camille", "GET", `/Skills?q=${encodeURIComponent(q)}`)).body)
    expect(await suggested("rea")).toEqual(["React", "React Native", "Transaction immobilière"])
    expect(await suggested("référencement nat")).toEqual(["Référencement naturel"])
    expect(await suggested("SEO")).toEqual(["Référencement naturel"])
    expect(await suggested("compta")).toEqual(["Comptabilité"])
    expect(await suggested("%")).toEqual([])
    expect((await call("camille", "GET", "/Skills")).status).toBe(422)
  })
})
