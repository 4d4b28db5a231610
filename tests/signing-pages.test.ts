import { expect, test } from "vitest"
import { people } from "./api"
import { onePixel } from "./one-pixel"
import { openPages } from "./pages"
import { codeOf, ines, secretOf, startSigning } from "./signing"

/** The pages of a signature, as browsers without scripts send and show them. */
test("Camille writes the paper and asks Inès, who signs by forms that post, with no cookie", async () => {
  const signing = await startSigning()
  const { api, contract, mails, work } = signing
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const ask = async (path: string, who: string, body?: Record<string, string> | FormData) => {
    const answer = await pages.ask(
      ...([path, who] as const),
      (input, init) => {
        const { pathname, search } = new URL(input)
        return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
      },
      body && (body instanceof FormData ? body : new URLSearchParams(body)),
    )
    const text = (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&")
    return {
      status: answer.status,
      to: answer.headers.get("location"),
      headers: answer.headers,
      text,
    }
  }
  const own = `/admin/contracts/${contract.id}`

  // What is missing is listed, each with the way to its field.
  const empty = await ask(`${own}/paper`, cookie)
  expect(empty.status).toBe(200)
  for (const field of ["deliverables", "court", "insurance"])
    expect(empty.text).toContain(`/contracts/${contract.id}/paper/edit#${field}`)
  const form = await ask(`${own}/paper/edit`, cookie)
  expect(form.text).toContain('name="clauses[0].mode"')
  const typed = {
    ...{ deliverables: "Le site.", acceptanceDays: "15", expenses: "Aucun.", court: "Lyon" },
    ...{
      confidentialityYears: "3",
      insurance: "Police 1234",
      "property.kind": "none",
      version: "1",
    },
    ...{ "clauses[0].name": "purpose", "clauses[0].mode": "own" },
  }
  const wrong = { ...typed, "clauses[0].french": "Voir {{nulle part}}." }
  const refused = await ask(`${own}/paper/edit`, cookie, wrong)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain("nulle part")
  expect(refused.text).not.toContain("{{name}}")
  const right = { ...typed, "clauses[0].french": "La mission est la suivante : {{objet}}." }
  expect((await ask(`${own}/paper/edit`, cookie, right)).to).toBe(`${own}/paper`)
  expect((await ask(`${own}/paper`, cookie)).text).toContain("La mission est la suivante")

  const asked = await ask(`${own}/signatures/new`, cookie, {
    ...{ "signers[0].name": ines.name, "signers[0].email": ines.email },
    ...{ ownerTurn: "last", language: "fr" },
  })
  expect(asked.status, asked.text.slice(0, 500)).toBe(302)
  await work()
  expect((await ask(asked.to ?? "", cookie)).text).toContain(ines.email)

  const place = `/signature/${secretOf(signing, ines.email)}`
  const first = await ask(place, "")
  expect(first.status).toBe(200)
  expect(first.text).toContain("La mission est la suivante")
  expect(first.headers.get("set-cookie")).toBeNull()
  expect(first.headers.get("x-robots-tag")).toContain("noindex")
  expect(first.text).not.toMatch(/<script/)
  const consent = await ask(`${place}/consent`, "")
  const sha256 = /name="sha256"[^>]*value="([0-9a-f]{64})"/.exec(consent.text)?.[1] ?? ""
  expect(sha256).toHaveLength(64)
  const unticked = await ask(`${place}/consent`, "", { name: "Inès Vasseur", sha256 })
  expect(unticked.status).toBe(422)
  expect(unticked.text).toContain('value="Inès Vasseur"')
  const filled = (picture: Blob) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ name: "Inès Vasseur", sha256, agreed: "on" }))
      form.append(name, value)
    form.append("drawing", picture, "signature.png")
    return form
  }
  // A picture of her signature, if she likes: another file is refused at its field, and loses nothing typed.
  const text = await ask(`${place}/consent`, "", filled(new Blob(["Inès"])))
  expect(text.status).toBe(422)
  expect(text.text).toContain("Veuillez fournir une image JPEG ou PNG")
  expect(text.text).toContain('value="Inès Vasseur"')
  const agreed = await ask(
    `${place}/consent`,
    "",
    filled(new Blob([Buffer.from(onePixel, "base64")])),
  )
  expect([agreed.status, agreed.to]).toEqual([302, `${place}/code`])
  await work()
  const code = codeOf(signing, ines.email)
  const other = code === "000000" ? "000001" : "000000"
  const mistyped = await ask(`${place}/code`, "", { code: other, sha256 })
  expect(mistyped.status).toBe(422)
  expect(mistyped.text).toContain("Ce n’est pas le code envoyé")
  expect((await ask(`${place}/code`, "", { code, sha256 })).to).toBe(place)
  expect((await ask(place, "")).text).toContain("Vous avez signé le")
  // Her part is done: the steps lead back to her page.
  expect((await ask(`${place}/consent`, "")).to).toBe(place)

  const known = await ask(`/verification?sha256=${sha256}`, "")
  expect(known.text).toContain("Document connu")
  expect(known.text).not.toContain("Vasseur")
  expect((await ask(`/verification?sha256=${"0".repeat(64)}`, "")).text).toContain(
    "n’est pas connu",
  )
  expect((await ask("/verification?sha256=abc", "")).text).toContain("64 chiffres")
  expect((await ask("/verification?lang=en", "")).text).toContain("Verify a signed document")
  expect((await ask(`${place}x`, "")).status).toBe(404)
  expect(mails.every(({ to }) => to === ines.email || to === "camille@example.fr")).toBe(true)
})
