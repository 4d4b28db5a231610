import { expect, test } from "vitest"
import { renderMarkdown } from "./markdown.server"

test("D70 HTML in a text is shown as it is written, and never becomes part of the page", () => {
  const { html } = renderMarkdown(
    "<script>alert(1)</script>\n\nA <b onclick=x>bold</b> word, `<i>` in code.\n\n![<x](http://a/b.png)",
  )
  expect(html).not.toMatch(/<(script|b|i|img|x)\b/)
  expect(html).toContain("&lt;script&gt;")
})

test("D69 a link leads to the web, a mailbox or a page of ours, and to nothing that runs", () => {
  const { html } = renderMarkdown(
    [
      "[script](javascript:alert(1))",
      "[data](data:text/html,x)",
      "[foreign](//evil.example)",
      '[quote](https://a.example/"onclick=x)',
      "[web](https://a.example/x?y=1&z=2)",
      "[mail](mailto:a@b.example)",
    ].join("\n\n"),
  )
  expect(html).not.toMatch(/href="(javascript|data|\/\/)/i)
  expect(html).not.toMatch(/"\s*onclick/)
  expect(html).toContain('href="https://a.example/x?y=1&amp;z=2"')
  expect(html).toContain('href="mailto:a@b.example"')
})

test("an English text links to the English pages", () => {
  const text = "[posts](/blog) and [one part](/blog/tva#seuils)"
  expect(renderMarkdown(text, "fr").html).toContain('href="/blog"')
  const { html } = renderMarkdown(text, "en")
  expect(html).toContain('href="/blog?lang=en"')
  expect(html).toContain('href="/blog/tva?lang=en#seuils"')
})

test("headings bear ids that differ, without accents", () => {
  const { html, headings } = renderMarkdown(
    "## À quelle date ?\n\n## À quelle date ?\n\n### Détail",
  )
  expect(headings.map(({ id }) => id)).toEqual(["a-quelle-date", "a-quelle-date-2"])
  expect(html).toContain('<h3 id="detail">')
})

test("a table scrolls in a frame that the keyboard reaches", () => {
  const { html } = renderMarkdown("| a | b |\n|---|---|\n| 1 | 2 |")
  expect(html).toMatch(/<div class="wide" role="region" tabindex="0" aria-label="a, b"><table>/)
  expect(html).toContain('<th scope="col">a</th>')
})

test("reading takes a minute at least, and a minute for each 220 words", () => {
  expect(renderMarkdown("short").minutes).toBe(1)
  expect(renderMarkdown("word ".repeat(660)).minutes).toBe(3)
})
