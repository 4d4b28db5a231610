import { AFRelationship, PDFDocument, PDFName } from "@cantoo/pdf-lib"

/**
 * A paper with its page of evidence behind it, and attached the paper as it was read, byte for byte: whoever takes it
 * out finds the digest that the evidence prints.
 */
export async function joinEvidence(
  paper: Uint8Array,
  evidence: Uint8Array,
  { name, at }: { name: string; at: string },
): Promise<Uint8Array> {
  const whole = await PDFDocument.load(paper, { updateMetadata: false })
  const behind = await PDFDocument.load(evidence, { updateMetadata: false })
  for (const page of await whole.copyPages(behind, behind.getPageIndices())) {
    // Its tags stay behind: a number of the other document's would name a paragraph of this one.
    page.node.delete(PDFName.of("StructParents"))
    whole.addPage(page)
  }
  await whole.attach(paper, name, {
    mimeType: "application/pdf",
    creationDate: new Date(at),
    modificationDate: new Date(at),
    afRelationship: AFRelationship.Source,
  })
  return whole.save({ useObjectStreams: false, updateFieldAppearances: false })
}
