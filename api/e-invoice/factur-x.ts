import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib"

const fileName = "factur-x.xml"
const namespace = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"

/** What Factur-X 1.09 (6.2) has readers find in a PDF's metadata. */
const properties = {
  DocumentFileName: [fileName, "The name of the embedded XML document"],
  DocumentType: ["INVOICE", "The type of the hybrid document"],
  Version: ["1.0", "The version of the XML schema"],
  ConformanceLevel: ["EN 16931", "The profile of the embedded XML document"],
} as const

/** PDF/A has each schema that it does not know itself described (ISO 19005-3, 6.6.2.3.3). */
const schema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${Object.entries(
  properties,
)
  .map(
    ([name, [, description]]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join("")}</rdf:Seq></pdfaSchema:property></rdf:li>`

/** That the paper is one for all readers, too (PDF/UA-1), and what PDF/A has said of it. */
const accessibility = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`
const accessibilitySchema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>The part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`

const description = `<rdf:Description rdf:about="" xmlns:fx="${namespace}">${Object.entries(
  properties,
)
  .map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`)
  .join("")}</rdf:Description>`

/** What typst tells of how the paper came to be, and describes at length: no reader of a bill asks for it. */
const unneeded = [
  /<xmpMM:History>.*?<\/xmpMM:History>/s,
  /<(xmpMM|pdf):(\w+)>[^<]*<\/\1:\2>/g,
  /<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>(?:XMP Media Management|Adobe PDF) schema<.*?<\/pdfaSchema:property><\/rdf:li>/gs,
]

/** Says in the metadata of a PDF/A-3 that it is a Factur-X: typst cannot write properties of others. */
export async function addFacturXMetadata(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const reference = document.catalog.get(PDFName.of("Metadata"))
  const xmp = Buffer.from(bytesOf(document.context.lookup(reference))).toString("utf8")
  const schemas = "<pdfaExtension:schemas><rdf:Bag>"
  if (!xmp.includes(schemas) || !xmp.includes("</rdf:RDF>"))
    throw new Error("the metadata of the PDF are not as they were expected")
  const told = unneeded
    .reduce((text, part) => text.replace(part, ""), xmp)
    .replace(schemas, `${schemas}${schema}${accessibilitySchema}`)
    .replace("</rdf:RDF>", `${description}${accessibility}</rdf:RDF>`)
  // As bytes: of a text, pdf-lib keeps the lower half of each sign, and names have accents.
  const bytes = new TextEncoder().encode(told)
  const stream = document.context.stream(bytes, { Type: "Metadata", Subtype: "XML" })
  document.catalog.set(PDFName.of("Metadata"), document.context.register(stream))
  if (reference instanceof PDFRef) document.context.delete(reference)
  // A window that shows the paper is named by its title (ISO 14289-1, 7.1).
  const shown = document.context.obj({ DisplayDocTitle: true })
  document.catalog.set(PDFName.of("ViewerPreferences"), shown)
  packStreams(document)
  return document.save({ useObjectStreams: true, updateFieldAppearances: false })
}

/** What typst leaves unpacked; metadata stay as they are, for readers that look for them as text. */
function packStreams({ context }: PDFDocument) {
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.has(PDFName.of("Filter"))) continue
    if (object.dict.get(PDFName.of("Type")) === PDFName.of("Metadata")) continue
    const packed = context.flateStream(object.contents)
    for (const [name, value] of object.dict.entries())
      if (name !== PDFName.of("Length")) packed.dict.set(name, value)
    context.assign(reference, packed)
  }
}

/** The XML in a Factur-X, as it was embedded; nothing where a PDF holds none. */
export async function xmlIn(pdf: Uint8Array): Promise<Uint8Array | undefined> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of("Type")) !== PDFName.of("Filespec"))
      continue
    const name = object.lookupMaybe(PDFName.of("F"), PDFString)
    if (name?.decodeText() !== fileName) continue
    return bytesOf(object.lookup(PDFName.of("EF"), PDFDict).lookup(PDFName.of("F")))
  }
  return undefined
}

function bytesOf(object: PDFObject | undefined): Uint8Array {
  if (!(object instanceof PDFRawStream)) throw new Error("the PDF is not as it was expected")
  return decodePDFRawStream(object).decode()
}
