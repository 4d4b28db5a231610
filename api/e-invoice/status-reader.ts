import { isLifeCycleCode } from "#domain/life-cycle"
import type { LifeCycleStatus } from "../ports/approved-platform"
import { elementAt, textAt, treeOf, UnreadableXml } from "./xml-tree"

/** A status of flux 6 (Cross Domain Acknowledgement and Response); nothing where the text is none. */
export function readStatus(xml: string): Omit<LifeCycleStatus, "owner"> | undefined {
  try {
    const root = treeOf(xml)
    if (root.name !== "CrossDomainAcknowledgementAndResponse") return undefined
    const document = elementAt(root, "AcknowledgementDocument")
    const bill = elementAt(document, "ReferenceReferencedDocument")
    const number = textAt(bill, "IssuerAssignedID", 100)
    const code = textAt(bill, "ProcessConditionCode") ?? ""
    // Of the status itself; where it is left out, of the message that brings it.
    const at =
      instantOf(textAt(document, "IssueDateTime/DateTimeString")) ??
      instantOf(textAt(root, "ExchangedDocument/IssueDateTime/DateTimeString"))
    if (!number || !at || !isLifeCycleCode(code)) return undefined
    return { number, code, at, reason: textAt(bill, "SpecifiedDocumentStatus/Reason", 500) }
  } catch (error) {
    if (error instanceof UnreadableXml) return undefined
    throw error
  }
}

/** Formats 102, 203 and 204 of UNTDID 2379: YYYYMMDD, with HHMM or HHMMSS where they are said; in UTC. */
function instantOf(text: string | null): Date | undefined {
  const [, day, hours = "00", minutes = "00", seconds = "00"] =
    /^(\d{8})(?:(\d\d)(\d\d)(\d\d)?)?$/.exec(text ?? "") ?? []
  if (!day) return undefined
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  const instant = new Date(`${date}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}
