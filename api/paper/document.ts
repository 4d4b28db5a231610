import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { setImmediate as nextTurn } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler"
import { crossIndustryInvoice } from "../e-invoice/cii"
import { addFacturXMetadata } from "../e-invoice/factur-x"
import type { BillSnapshot, QuoteSnapshot } from "../e-invoice/snapshot"
import { documentData } from "./document-data"

/**
 * The bill or the quote as an A4 PDF: fonts embedded, text tagged. What people typed reaches the template as data
 * only and is never read as markup. An issued one is a Factur-X: PDF/A-3b with the bill as XML in it. A quote
 * is set by the same template, and is no bill: it has no XML.
 */
export async function renderBill(
  bill: BillSnapshot | QuoteSnapshot,
  options: { draft: boolean },
): Promise<Uint8Array> {
  const turn = last.then(async () => {
    // The native finalizers only run between turns: without this each document leaks half a megabyte.
    await nextTurn()
    return compile(bill, options)
  })
  last = turn.catch(() => undefined)
  const pdf = await turn
  return options.draft || "quote" in bill ? pdf : addFacturXMetadata(pdf)
}

/**
 * A draft as pictures are drawn: all its pages below one another, as one SVG without text to select. Two hundred
 * descriptions of two thousand signs would be twenty megabytes of it: the last ones are cut, as their “…” says.
 */
export async function drawDraft(bill: BillSnapshot | QuoteSnapshot): Promise<string> {
  const turn = last.then(async () => {
    await nextTurn()
    return set(shortened(bill), { draft: true }, (typst, data) => {
      const compiled = typst.compile(inputsOf(data, ""))
      if (!compiled.result) throw new Error(`the draft was not drawn: ${complaintOf(compiled)}`)
      return typst.svg(compiled.result).replace(/<foreignObject.*?<\/foreignObject>/gs, "")
    })
  })
  last = turn.catch(() => undefined)
  return turn
}

/** Signs of all descriptions together that a picture shows. */
const mostDescribed = 30_000

function shortened<Paper extends BillSnapshot | QuoteSnapshot>(paper: Paper): Paper {
  let left = mostDescribed
  const lines = paper.lines.map((line) => {
    const whole = line.description ?? ""
    const shown = whole.slice(0, left)
    left -= shown.length
    return shown === whole ? line : { ...line, description: `${shown}…` }
  })
  return { ...paper, lines }
}

/** Another paper in the fonts of a bill, from a template beside its own; there too, texts are data only. */
export async function renderPaper(
  name: Exclude<Template, "document">,
  paper: object,
  standard?: "ua-1" | "a-3b",
  photo?: Uint8Array,
): Promise<Uint8Array> {
  return inTurn((typst) => {
    const pdf = (lacking: ReadonlySet<string>): Uint8Array => {
      const compiled = compiledPaper(typst, name, paper, { lacking, photo })
      try {
        return new Uint8Array(
          typst.pdf(compiled, { pdfTags: true, ...(standard && { pdfStandard: standard }) }),
        )
      } catch (error) {
        const signs = signsLackingIn(String(error))
        if (signs.every((sign) => lacking.has(sign))) throw error
        return pdf(new Set([...lacking, ...signs]))
      }
    }
    return pdf(new Set())
  })
}

/** The same paper as a picture of all its pages. */
export async function drawPaper(
  name: Exclude<Template, "document">,
  paper: object,
): Promise<string> {
  return inTurn((typst) =>
    typst
      .svg(compiledPaper(typst, name, paper))
      .replace(/<foreignObject.*?<\/foreignObject>/gs, ""),
  )
}

/** A CV as a picture of all its pages, and what of it ends after the first one, in its order. */
export async function drawCv(
  paper: object,
  photo?: Uint8Array,
): Promise<{ svg: string; beyond: string[] }> {
  return inTurn((typst) => {
    const compiled = compiledPaper(typst, "cv", paper, { photo })
    const placed: { title: string; page: number }[] = typst.query(compiled, {
      selector: "<placed>",
      field: "value",
    })
    return {
      svg: typst.svg(compiled).replace(/<foreignObject.*?<\/foreignObject>/gs, ""),
      beyond: placed.flatMap(({ title, page }) => (page > 1 ? [title] : [])),
    }
  })
}

function compiledPaper(
  typst: NodeCompiler,
  name: Exclude<Template, "document">,
  paper: object,
  { lacking = new Set(), photo }: { lacking?: ReadonlySet<string>; photo?: Uint8Array } = {},
) {
  const shown = photo ? place(typst, "photo", Buffer.from(photo).toString("base64")) : null
  const said = JSON.stringify(paper, (_, value) =>
    typeof value === "string" ? withoutSigns(value, lacking) : value,
  )
  const compiled = typst.compile({
    mainFileContent: template(name),
    inputs: { paper: said, photo: shown ?? "" },
  })
  if (!compiled.result) throw new Error(`${name} not typeset: ${complaintOf(compiled)}`)
  return compiled.result
}

/** One document at a time; what it took is given back. */
async function inTurn<Made>(make: (typst: NodeCompiler) => Made): Promise<Made> {
  const turn = last.then(async () => {
    await nextTurn()
    compiler ??= makeCompiler()
    try {
      return make(compiler)
    } finally {
      compiler.resetShadow()
      compiler.evictCache(5)
    }
  })
  last = turn.catch(() => undefined)
  return turn
}

/** The end of the queue: one document at a time, for the images' places are shared. */
let last: Promise<unknown> = Promise.resolve()
let compiler: NodeCompiler | undefined

function compile(bill: BillSnapshot | QuoteSnapshot, options: { draft: boolean }): Uint8Array {
  const xml = options.draft || "quote" in bill ? "" : crossIndustryInvoice(bill)
  // A quote is for all readers too, and has no XML that an archive would keep.
  const standard = xml ? "a-3b" : options.draft ? undefined : "ua-1"
  return set(bill, options, (typst, data) => typeset(typst, data, { xml, standard }))
}

/** Hands the bill with its pictures in their places to what makes a paper of it. */
function set<Paper>(
  bill: BillSnapshot | QuoteSnapshot,
  options: { draft: boolean },
  make: (typst: NodeCompiler, data: object) => Paper,
): Paper {
  compiler ??= makeCompiler()
  const data = documentData(bill, options)
  const logo = data.logo ? place(compiler, "logo", bill.logo) : null
  const signature = data.signature ? place(compiler, "signature", bill.signature) : null
  const images = { logo, signature }
  try {
    return make(compiler, { ...data, images, issueDate: bill.issueDate })
  } finally {
    compiler.resetShadow()
    compiler.evictCache(5)
  }
}

/** The fonts of a bill draw no emoji: left in, each would be an empty box. */
const emoji =
  / ?(?:\p{Emoji_Presentation}|\ufe0f)+(?:\u200d(?:\p{Extended_Pictographic}|\ufe0f)+)*/gu

/**
 * PDF/A-3b takes no sign that the fonts lack (ISO 19005-3, 6.2.11.8): such a sign becomes an empty
 * square on the page, and stays what it is in the XML.
 */
function typeset(
  typst: NodeCompiler,
  data: object,
  paper: { xml: string; standard: "a-3b" | "ua-1" | undefined },
  lacking: ReadonlySet<string> = new Set(),
): Uint8Array {
  const { xml, standard } = paper
  const compiled = typst.compile(inputsOf(data, xml, lacking))
  if (!compiled.result) throw new Error(`the bill could not be typeset: ${complaintOf(compiled)}`)
  try {
    return new Uint8Array(
      typst.pdf(compiled.result, { pdfTags: true, ...(standard && { pdfStandard: standard }) }),
    )
  } catch (error) {
    const signs = signsLackingIn(String(error))
    if (signs.every((sign) => lacking.has(sign))) throw error
    return typeset(typst, data, paper, new Set([...lacking, ...signs]))
  }
}

/** A text without emoji, and with an empty square for each sign that the fonts lack. */
const withoutSigns = (text: string, lacking: ReadonlySet<string>): string =>
  [...text.replace(emoji, "")].map((sign) => (lacking.has(sign) ? "□" : sign)).join("")

/** The template with what it places. */
function inputsOf(data: object, xml: string, lacking: ReadonlySet<string> = new Set()) {
  const bill = JSON.stringify(data, (_, value) =>
    typeof value === "string" ? withoutSigns(value, lacking) : value,
  )
  return { mainFileContent: template("document"), inputs: { bill, xml } }
}

/** Of typst's complaint, in which a sign that does not print stands as `\\u{7}`. */
function signsLackingIn(complaint: string): string[] {
  const texts = complaint.matchAll(/the text `\\"(.+?)\\"` could not be displayed/gu)
  return [...texts].flatMap(([, text = ""]) => [
    ...text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  ])
}

function makeCompiler(): NodeCompiler {
  const require = createRequire(import.meta.url)
  const inter = dirname(require.resolve("@expo-google-fonts/inter/package.json"))
  const fontBlobs = ["400Regular", "500Medium", "600SemiBold", "700Bold"].map((weight) =>
    readFileSync(join(inter, weight, `Inter_${weight}.ttf`)),
  )
  return NodeCompiler.create({
    workspace: dirname(templatePath("document")),
    fontArgs: [{ fontBlobs }],
  })
}

function place(typst: NodeCompiler, name: string, base64: string | null): string | null {
  if (!base64) return null
  const bytes = Buffer.from(base64, "base64")
  const file = `${name}.${bytes[0] === 0xff ? "jpg" : "png"}`
  typst.mapShadow(join(dirname(templatePath("document")), file), bytes)
  return `/${file}`
}

type Template =
  | "contract"
  | "cv"
  | "document"
  | "formal-notice"
  | "signature-evidence"
  | "statement"
  | "timesheet"

const sources = new Map<Template, string>()

function template(name: Template): string {
  const source = sources.get(name) ?? readFileSync(templatePath(name), "utf8")
  sources.set(name, source)
  return source
}

/** Beside this file in the source tree; from a bundle, below the folder that holds package.json. */
function templatePath(name: Template): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const beside = join(here, `${name}.typ`)
  if (existsSync(beside)) return beside
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, `api/paper/${name}.typ`)
    if (existsSync(path)) return path
  }
  throw new Error(`the template api/paper/${name}.typ is missing`)
}

function complaintOf(compiled: ReturnType<NodeCompiler["compile"]>): string {
  const error = compiled.takeDiagnostics()
  return JSON.stringify(error?.shortDiagnostics ?? []).slice(0, 500)
}
