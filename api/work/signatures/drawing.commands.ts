import { createHash } from "node:crypto"

/** The digest of a drawn signature, as the act of signing says it. */
export const digestOfDrawing = (drawing: string): string =>
  createHash("sha256").update(Buffer.from(drawing, "base64")).digest("hex")
