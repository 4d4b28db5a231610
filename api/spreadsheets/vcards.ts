import { readVCards, type VCard } from "#domain/vcard"
import type { SheetRow } from "./read-table"

/** The headings under which cards stand as a table. */
const headings = ["FN", "TITLE", "ORG", "EMAIL", "TEL", "NOTE", "UID", "KIND"]

const cellsOf = (card: VCard): string[] => [
  card.name,
  card.role ?? "",
  card.as === "company" ? "" : (card.company ?? ""),
  card.email ?? "",
  card.phoneNumber ?? "",
  card.note ?? "",
  card.uid ?? "",
  card.as === "company" ? "org" : "individual",
]

/** A file of cards begins as one, after its mark and empty lines. */
export const isVCards = (bytes: Uint8Array): boolean =>
  /^[\s\0\xfe\xff\xef\xbb\xbf]*B\0?E\0?G\0?I\0?N\0?\s*:\0?\s*V\0?C\0?A\0?R\0?D/i.test(
    String.fromCharCode(...bytes.subarray(0, 200)),
  )

/** Cards as a table: a row for each, whatever it lacks. */
export function* readCards(
  bytes: Uint8Array,
  /** Counts what is in the cards and in no row. */
  leftOut: Map<string, number>,
): Generator<SheetRow> {
  yield { line: 0, cells: headings }
  for (const { line, card, leftOut: names } of readVCards(bytes)) {
    for (const name of names) leftOut.set(name, (leftOut.get(name) ?? 0) + 1)
    yield { line, cells: cellsOf(card) }
  }
}
