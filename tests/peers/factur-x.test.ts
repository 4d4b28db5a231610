import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { crossIndustryInvoice } from "../../api/e-invoice/cii"
import { universalBusinessLanguage } from "../../api/e-invoice/ubl"
import { renderBill } from "../../api/paper/document"
import { aBill } from "../frozen-bill"
import { situations } from "../situations"
import { findings } from "./mustang"
import { phiveFindings } from "./phive"

test("every bill is a PDF/A-3b whose XML keeps the rules of EN 16931, Factur-X and France", async () => {
  const folder = await folderOf(async (path) => {
    for (const [name, changes] of Object.entries(situations)) {
      const pdf = await renderBill(aBill(changes), { draft: false })
      await writeFile(join(path, `${name}.pdf`), pdf)
    }
  })
  const found = await findings(folder)
  expect(found).toEqual(Object.keys(situations).map(() => []))
})

test("every bill as UBL keeps its schema and the rules of EN 16931", async () => {
  const folder = await folderOf(async (path) => {
    for (const [name, changes] of Object.entries(situations))
      await writeFile(join(path, `${name}.xml`), universalBusinessLanguage(aBill(changes)))
  })
  expect(await findings(folder)).toEqual(Object.keys(situations).map(() => []))
})

test("a total that is not the sum is found", async () => {
  const wrong = aBill({ totalTTC: 99_100 })
  const folder = await folderOf(async (path) => {
    await writeFile(join(path, "cii.xml"), crossIndustryInvoice(wrong))
    await writeFile(join(path, "ubl.xml"), universalBusinessLanguage(wrong))
  })
  for (const found of await findings(folder)) expect(found).toContain("BR-CO-15")
})

test("every bill keeps the rules of another program too: EN 16931, Factur-X and the French forum's, as CII and as UBL", async () => {
  const folder = await folderOf(async (path) => {
    for (const [index, changes] of Object.values(situations).entries()) {
      await writeFile(join(path, `${index}-cii.xml`), crossIndustryInvoice(aBill(changes)))
      await writeFile(join(path, `${index}-ubl.xml`), universalBusinessLanguage(aBill(changes)))
    }
  })
  expect(await phiveFindings(folder)).toEqual([])
})

test("another program finds a total that is not the sum, and French notes that are missing", async () => {
  const folder = await folderOf(async (path) => {
    const wrong = aBill({ totalTTC: 99_100 })
    await writeFile(join(path, "cii.xml"), crossIndustryInvoice(wrong))
    await writeFile(join(path, "ubl.xml"), universalBusinessLanguage(wrong))
    const bare = universalBusinessLanguage(aBill()).replaceAll(/<cbc:Note>.*?<\/cbc:Note>/gs, "")
    await writeFile(join(path, "bare.xml"), bare)
  })
  const found = (await phiveFindings(folder)).join("\n")
  expect(found).toMatch(/^cii\.xml eu\.cen\S+ BR-CO-15/m)
  expect(found).toMatch(/^ubl\.xml eu\.cen\S+ BR-CO-15/m)
  expect(found).toMatch(/^bare\.xml fr\.ctc\S+ BR-FR/m)
})

async function folderOf(fill: (path: string) => Promise<void>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "plume-bills-"))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  await fill(path)
  return path
}
