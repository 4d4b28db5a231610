import { isLifeCycleCode } from "../../domain/life-cycle"
import { elementAt, textAt, treeOf, UnreadableXml } from "../purchases/xml-tree"
import type { LifeCycleStatus } from "./platform"

/** A status of flux 6 (Cross Domain Acknowledgement and Response); nothing where the text is none. */
export function readStatus(xml: string): Omit<LifeCycleStatus, "owner"> | undefined {
  try {
    const document = elementAt(treeOf(xml), "AcknowledgementDocument")
    const bill = elementAt(document, "ReferenceReferencedDocument")
    const number = textAt(bill, "IssuerAssignedID", 100)
    const code = textAt(bill, "ProcessConditionCode") ?? ""
    const at = instantOf(textAt(document, "IssueDateTime/DateTimeString"))
    if (!number || !at || !isLifeCycleCode(code)) return undefined
    return { number, code, at, reason: textAt(bill, "SpecifiedDocumentStatus/Reason", 500) }
  } catch (error) {
    if (error instanceof UnreadableXml) return undefined
    throw error
  }
}

/** Format 204 of UNTDID 2379: YYYYMMDDHHMMSS, in UTC. */
function instantOf(text: string | null): Date | undefined {
  const [, day, hours, minutes, seconds] = /^(\d{8})(\d\d)(\d\d)(\d\d)$/.exec(text ?? "") ?? []
  if (!day) return undefined
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  const instant = new Date(`${date}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}
