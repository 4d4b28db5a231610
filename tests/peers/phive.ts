import { execFile } from "node:child_process"
import { readdir, readFile } from "node:fs/promises"
import { basename, delimiter, join } from "node:path"
import { promisify } from "node:util"
import { fetched } from "./fetched"
import jars from "./phive-jars.json" with { type: "json" }

/**
 * Sheets of rules for each kind of XML: EN 16931 with its schema, Factur-X, and the French forum's for the exchange between
 * businesses (BR-FR, flux 2), in the editions of phive-rules 4.2.3.
 */
const sheets = {
  cii: ["eu.cen.en16931:cii:1.3.15", "fr.factur-x:en16931:1.0.8", "fr.ctc:cii:1.3"],
  invoice: ["eu.cen.en16931:ubl:1.3.15", "fr.ctc:ubl-invoice:1.3"],
  creditNote: ["eu.cen.en16931:ubl-creditnote:1.3.15", "fr.ctc:ubl-creditnote:1.3"],
}

function kindOf(xml: string): keyof typeof sheets {
  if (xml.includes("CrossIndustryInvoice")) return "cii"
  return /<(?:\w+:)?CreditNote[\s>]/.test(xml) ? "creditNote" : "invoice"
}

/** What phive finds in the XML files of a folder, each as "file sheet rule text"; they are read by every sheet of their kind. */
export async function phiveFindings(folder: string): Promise<string[]> {
  const classPath = await Promise.all(
    Object.entries(jars).map(([path, sha256]) =>
      fetched({
        name: basename(path),
        address: `https://repo1.maven.org/maven2/${path}`,
        sha256,
      }),
    ),
  )
  const files = await readdir(folder)
  const pairs = await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name)
      return sheets[kindOf(await readFile(path, "utf8"))].map((sheet) => [path, sheet])
    }),
  )
  const { stdout } = await promisify(execFile)(
    "java",
    ["-cp", classPath.join(delimiter), "tests/peers/Phive.java", ...pairs.flat(2)],
    { maxBuffer: 32 * 1024 * 1024, timeout: 10 * 60_000 },
  )
  const lines = stdout.trim().split("\n")
  const last = lines.pop()
  if (last !== `read ${pairs.flat().length}`)
    throw new Error(`phive did not read every file: ${last}`)
  return lines.map((line) => line.replaceAll("\t", " "))
}
