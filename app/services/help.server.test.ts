import { expect, test } from "vitest"
import { cards } from "#contract/areas"
import { codeOf, sources } from "../../tests/source"
import { findHelp, listHelp } from "./help.server"

const topics = listHelp("fr").map(({ topic }) => topic)

test("French and English explain the same things", () => {
  const told = (locale: "fr" | "en") =>
    listHelp(locale)
      .map(({ topic, kind }) => `${topic} ${kind}`)
      .sort()
  expect(told("en")).toEqual(told("fr"))
})

test("each place of the navigation has its page, and each page of a place has one", () => {
  const screens = cards.flatMap(({ screen }) => screen ?? [])
  expect(screens.filter((screen) => !topics.includes(screen))).toEqual([])
  const places = listHelp("fr").filter(({ kind }) => kind === "place")
  expect(places.filter(({ topic }) => !screens.includes(topic as never))).toEqual([])
})

test("what forms point to is explained", () => {
  const asked = sources("app", { tests: false }).flatMap((path) =>
    [...codeOf(path).matchAll(/\bhelp="([\w-]+)"/g)].map(([, topic = ""]) => topic),
  )
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((topic) => !topics.includes(topic))).toEqual([])
})

test("a page is found by words of its text, without accents and with a slip of the finger", () => {
  const found = (q: string) => listHelp("fr", q).map(({ topic }) => topic)
  expect(found("franchise en base")[0]).toBe("vat-franchise")
  expect(found("penalites")).toContain("late-penalties")
  expect(found("autoliquidaton")).toContain("reverse-charge")
  expect(found("zzzz")).toEqual([])
})

test("French is set as French is printed, and no page says what ages", () => {
  for (const topic of topics) {
    const { html = "", title, description } = findHelp("fr", topic) ?? {}
    const text = `${title} ${description} ${html.replace(/<code>.*?<\/code>|<[^>]+>/g, "")}`
    expect(text, topic).not.toMatch(
      /[^\u202f\u00a0!?][;!?»](?!\w)|[^\u202f\u00a0\d]:(?!\d)|\d (?:€|%)/,
    )
  }
})
