import { expect, test } from "vitest"
import { plainly, wordsOf } from "./words"

test("paragraphs, bold, lists and links are read; all else stands as it was typed", () => {
  const { html, text } = wordsOf(
    "Bonjour **{{client}}**,\n\n- un\n- deux [ici](https://plume.example/a)\n\n# pas un titre\n> ni ceci\n_ni_ `cela` <b>x</b>",
    { client: "Atelier" },
  )
  expect(html).toContain("<strong>Atelier</strong>")
  expect(html.match(/<li\b/g)).toHaveLength(2)
  expect(html).toContain('<a href="https://plume.example/a"')
  expect(html).not.toMatch(/<(h1|blockquote|em|code|b)\b/)
  expect(text).toBe(
    "Bonjour Atelier,\n\n– un\n– deux ici (https://plume.example/a)\n\n# pas un titre\n> ni ceci\n_ni_ `cela` <b>x</b>",
  )
})

test("what a client is called is never a form, nor markup, nor a variable", () => {
  const client = "**X** [gagnez](https://evil.example) <script>alert(1)</script> {{lien}}\n- liste"
  const { html, text } = wordsOf("{{client}}\n{{lien}}", { client, link: "https://p.example/_a_" })
  expect(html).not.toMatch(/<(strong|script|li)\b|href="https:\/\/evil/)
  expect(html).toContain('<a href="https://p.example/_a_"')
  expect(text).toBe(`${client}\nhttps://p.example/_a_`)
})

test("a link leads to a page or a mailbox, or is none", () => {
  for (const to of [
    "javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc",
    "//x",
  ]) {
    const { html } = wordsOf(`[ici](${to}) <${to}> ![image](${to})`)
    expect(html, to).not.toContain("<a ")
    expect(html, to).not.toContain("<img")
  }
  expect(wordsOf("[nous](mailto:a@exemple.fr)").html).toContain('href="mailto:a@exemple.fr"')
  expect(wordsOf("[nous](mailto:a@exemple.fr)").text).toBe("nous (a@exemple.fr)")
  // A value that is no address does not become one.
  expect(wordsOf("[ici]({{lien}})", { link: "javascript:alert(1)" }).html).not.toContain("<a ")
})

test("a value that one goes on to write in says the same afterwards", () => {
  for (const said of ["**X** [a](b) <http://x> \\ `c`", "- a\n1. b", "2026. x", "A_B_C * D"])
    expect(wordsOf(plainly(said)).text).toBe(said)
})

test("no text keeps the reader busy", () => {
  const hostile = ["[", "**", "*a ", "> ", "- ", "- \n", "<", "![", "`", "\\", "1. "]
  for (const part of hostile) {
    const text = part.repeat(Math.floor(10_000 / part.length))
    expect(wordsOf(text).text.length).toBeGreaterThan(0)
  }
})
