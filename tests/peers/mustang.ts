import { execFile } from "node:child_process"
import { readdir } from "node:fs/promises"
import { promisify } from "node:util"
import { fetched } from "./fetched"

const version = "2.26.0"
/** The program, which brings veraPDF with it. */
export const mustang = {
  name: `Mustang-CLI-${version}.jar`,
  address: `https://repo1.maven.org/maven2/org/mustangproject/Mustang-CLI/${version}/Mustang-CLI-${version}.jar`,
  sha256: "42d7868cb68264874a7b8cab4c3587b03b23ccc7cd72373da917f66758bb9736",
}

/** Rules of XRechnung, a German profile that a French bill does not claim. */
const german = /^BR-DE-/

/**
 * What Mustang finds in the Factur-X of a folder, or in its XML alone, a list each, in the order of its own choice: PDF/A-3b
 * by veraPDF, the XML by its schema and by the rules of EN 16931, Factur-X and France (BR-FR).
 */
export async function findings(folder: string): Promise<string[][]> {
  const jar = await fetched(mustang)
  const action = ["--action", "validateExpectValid", "--no-notices", "--disable-file-logging"]
  const { stderr } = await promisify(execFile)("java", ["-jar", jar, ...action, "-d", folder], {
    cwd: folder,
    maxBuffer: 32 * 1024 * 1024,
    timeout: 10 * 60_000,
  }).catch((error: { stderr?: string }) => ({ stderr: error.stderr ?? "" }))
  const verdicts = [...stderr.matchAll(/Parsed PDF:(\w+) XML:(\w+) .*?ErrorIDs: \[(.*?)\]/g)]
  const files = await readdir(folder)
  if (verdicts.length < files.length) throw new Error(`Mustang did not read every file:\n${stderr}`)
  const due = files.every((name) => name.endsWith(".xml")) ? "absent" : "valid"
  return verdicts.map(([, pdf, xml, ids = ""]) => [
    ...(pdf === due ? [] : [`the PDF is ${pdf}`]),
    ...(xml === "valid" ? [] : [`the XML is ${xml}`]),
    ...ids.split(",").filter((id) => id && !german.test(id)),
  ])
}
