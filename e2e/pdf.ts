import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"

/** The text of a PDF, its pages one after the other. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "))
  }
  await document.destroy()
  return pages.join("\n")
}
