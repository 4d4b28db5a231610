import { onThread } from "../worker-pool/pool"
import type * as document from "./document"
import type * as joined from "./joined"

/** What `document.ts` typesets, for the one whose paper it is: beside the thread that answers everyone. */
export const renderBill = onThread<typeof document.renderBill>("renderBill")
export const renderPaper = onThread<typeof document.renderPaper>("renderPaper")
export const drawPaper = onThread<typeof document.drawPaper>("drawPaper")
export const drawCv = onThread<typeof document.drawCv>("drawCv")
export const drawDraft = onThread<typeof document.drawDraft>("drawDraft")
export const joinEvidence = onThread<typeof joined.joinEvidence>("joinEvidence")
