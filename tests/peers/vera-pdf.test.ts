import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PDFDocument } from "@cantoo/pdf-lib"
import { expect, onTestFinished, test } from "vitest"
import { renderBill } from "../../api/paper/document"
import { startApi } from "../api"
import { aBill } from "../frozen-bill"
import { signedContract } from "../signing"
import { situations } from "../situations"
import { brokenRules, canAskVeraPdf } from "./vera-pdf"

const canAsk = await canAskVeraPdf()

/** What veraPDF finds in files of these names, in a folder of their own. */
async function found(standard: "ua1" | "3b", files: Record<string, Uint8Array>) {
  const folder = await mkdtemp(join(tmpdir(), "plume-papers-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const paths = Object.keys(files).map((name) => join(folder, `${name}.pdf`))
  for (const [name, bytes] of Object.entries(files))
    await writeFile(join(folder, `${name}.pdf`), bytes)
  return brokenRules(standard, paths)
}

const clean = (files: Record<string, Uint8Array>) =>
  Object.fromEntries(Object.keys(files).map((name) => [`${name}.pdf`, []]))

const facts = [
  {
    ...{ kind: "mission", titleFr: "Développeuse", titleEn: "Developer", client: "Voltaire" },
    ...{ start: "2024-03", contextFr: "Refonte.", tasksFr: ["Panier", "Paiement"] },
    ...{ environment: ["TypeScript"], link: "https://voltaire.example" },
  },
  { kind: "skill", name: "PostgreSQL", level: "expert", years: 8 },
  { kind: "language", code: "en", level: "bilingual" },
  { kind: "study", diplomaFr: "Licence", institute: "Lyon 1", end: "2018" },
  { kind: "interest", nameFr: "Voile" },
]

test.runIf(canAsk)(
  "every CV is PDF/UA-1, in each template and language, named and anonymous",
  async () => {
    const api = await startApi()
    for (const fact of facts) await api.call("camille", "POST", "/CV/facts", fact)
    const files: Record<string, Uint8Array> = {}
    for (const template of ["sober", "banner", "onePage", "dossier"])
      for (const language of ["fr", "en"])
        for (const anonymous of [false, true]) {
          const name = [template, language, anonymous ? "anonymous" : "named"].join("-")
          const cv = { name, template, language, anonymous, headline: "Web", summary: "Dix ans." }
          const { body } = await api.call("camille", "POST", "/CV/versions", cv)
          const pdf = await api.fetch("camille", `/CV/versions/${body.id}/pdf`)
          expect(pdf.status).toBe(200)
          files[name] = new Uint8Array(await pdf.arrayBuffer())
        }
    expect(await found("ua1", files)).toEqual(clean(files))
  },
)

test.runIf(canAsk)("every bill is PDF/UA-1 beside PDF/A-3b", async () => {
  const files: Record<string, Uint8Array> = {}
  for (const [name, changes] of Object.entries(situations))
    files[name.replaceAll(/\W+/g, "-")] = await renderBill(aBill(changes), { draft: false })
  expect(await found("ua1", files)).toEqual(clean(files))
})

test.runIf(canAsk)("a paper without a title and tags is found", async () => {
  const bare = await PDFDocument.create()
  bare.addPage()
  const { "bare.pdf": rules } = await found("ua1", { bare: await bare.save() })
  expect(rules?.length).toBeGreaterThan(2)
})

test.runIf(canAsk)("a contract that was signed is PDF/A-3b with its evidence", async () => {
  const files = { contract: await signedContract() }
  expect(await found("3b", files)).toEqual(clean(files))
})
