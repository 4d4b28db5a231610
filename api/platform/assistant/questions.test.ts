import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import type { AssistantAnswer } from "#contract/assistant"
import { startApi, type TestApi } from "../../../tests/api"
import { askedWorld } from "../../../tests/asked-world"

interface Expected {
  kind: AssistantAnswer["kind"]
  tool?: string
  args?: Record<string, unknown>
  because?: string
  offers?: { tool: string; args: Record<string, unknown> }
  or?: { tool: string; args: Record<string, unknown> }[]
}

const { vectors } = JSON.parse(readFileSync("tests/services-vectors.json", "utf8")).questions as {
  vectors: { id: string; language: "fr" | "en"; question: string; expect: Expected }[]
}

/** One slip of the finger in each longer word; numbers and short words are as they were. */
const slip = (text: string, seed: number) =>
  text.replace(/(?<![\p{L}\d-])\p{L}{4,}(?![\p{L}-]*\d)/gu, (word, at: number) => {
    const place = 1 + ((at + seed) % (word.length - 2))
    const [letter = "", next = ""] = [word[place], word[place + 1]]
    const kind = (at * 7 + seed) % 3
    if (kind === 0) return word.slice(0, place) + next + letter + word.slice(place + 2)
    return word.slice(0, place) + (kind === 1 ? "" : letter + letter) + word.slice(place + 1)
  })

const holds = (
  answer: AssistantAnswer,
  expected: Pick<Expected, "tool" | "args">,
  typed: boolean,
) =>
  (expected.tool === undefined || answer.tool === expected.tool) &&
  Object.entries(expected.args ?? {}).every(([name, value]) => {
    // A text that one typed with a slip is kept as it was typed.
    const isTyped =
      typed && ["q", "name", "lines"].includes(name) && answer.tool !== "findStatistic"
    return isTyped || same(answer.args[name], value)
  })

const same = (found: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted))
    return Array.isArray(found) && wanted.every((each, at) => same(found[at], each))
  if (typeof wanted === "object" && wanted !== null)
    return Object.entries(wanted).every(([name, value]) => same(Object(found)[name], value))
  return found === wanted
}

function isRight(answer: AssistantAnswer, expected: Expected, typed: boolean): boolean {
  if (answer.kind !== expected.kind) return false
  if (expected.because && answer.because !== expected.because) return false
  const { offers } = expected
  if (
    offers &&
    !answer.offers.some((offer) => offer.tool === offers.tool && same(offer.args, offers.args))
  )
    return false
  return [expected, ...(expected.or ?? [])].some((one) => holds(answer, one, typed))
}

async function ask(api: TestApi, text: string, language: string) {
  const answer = await api.call<AssistantAnswer>(
    "camille",
    "POST",
    "/Assistant/questions",
    { text },
    { "accept-language": language },
  )
  expect(answer.status, `${text} ${JSON.stringify(answer.body)}`).toBe(201)
  return answer.body
}

test("the sixty questions are answered as people expect, and nothing is proposed that they did not tell it to do", async () => {
  const api = await startApi()
  await askedWorld(api)
  for (const seed of [undefined, 1]) {
    const wrong: unknown[] = []
    const wrongProposals: unknown[] = []
    for (const { id, question, language, expect: expected } of vectors) {
      const text = seed === undefined ? question : slip(question, seed)
      const answer = await ask(api, text, language)
      if (isRight(answer, expected, seed !== undefined)) continue
      const { kind, tool, args, because } = answer
      wrong.push([id, text, { kind, tool, args, because }])
      if (answer.proposal) wrongProposals.push(id)
    }
    expect(wrongProposals, `${seed}`).toEqual([])
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(6)
  }
}, 60_000)
