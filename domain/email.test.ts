import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isEmail, parseEmails } from "./email"

describe("an e-mail address", () => {
  it("is one bare address", () => {
    for (const text of [
      "camille@exemple.fr",
      "c.d+tag@sous.domaine.co.uk",
      "o'neil@société.fr",
      "a@xn--socit-esab.xn--p1ai",
    ])
      expect(isEmail(text), text).toBe(true)
  })
  it("carries nothing that could be injected", () => {
    for (const text of [
      "",
      "a",
      "@b.fr",
      "a@b",
      "a@b..fr",
      ".a@b.fr",
      "a.@b.fr",
      "a@-b.fr",
      "a@b.f",
      "a@b.12",
      "a@b.fr\r\nBcc: c@d.fr",
      "a (x)@b.fr",
      '"a b"@c.fr',
      "<a@b.fr>",
      "a@b.fr,c@d.fr",
      "a@b@c.fr",
      "a\u0000@b.fr",
      `${"a".repeat(65)}@b.fr`,
      `a@${"b.".repeat(130)}fr`,
    ])
      expect(isEmail(text), JSON.stringify(text)).toBe(false)
  })
  it("is refused whenever it holds a space or a control character", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(" ", "\r", "\n", "\t", "\0"),
        fc.string(),
        (one, bad, two) => !isEmail(`${one}${bad}${two}`),
      ),
    )
  })
  it("is checked one by one in a list", () => {
    expect(parseEmails("a@b.fr, c@d ; e@f.fr")).toEqual({
      valid: ["a@b.fr", "e@f.fr"],
      invalid: ["c@d"],
    })
  })
})
