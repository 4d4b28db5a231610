import { diffArrays } from "diff"
import type { CvComparison } from "#contract/cv-copies"
import type { PaperOfCv } from "./paper.rules"

/** What a CV said, a line each, in the order in which it is read. */
export const linesOf = (paper: PaperOfCv): string[] =>
  [
    ...[paper.name, paper.headline, paper.years, paper.rate],
    ...paper.contact.map(({ text }) => text),
    ...paper.summary.split("\n"),
    ...paper.sections.flatMap(({ title, groups }) => [
      title,
      ...groups.flatMap((group) => [
        ...(groups.length > 1 ? [group.title] : []),
        ...group.items.flatMap((item) => [
          [item.title, item.aside].filter(Boolean).join(" – "),
          [item.with, item.dates, item.length].filter(Boolean).join(" · "),
          ...(item.text ?? "").split("\n"),
          ...item.tasks,
          ...(item.results ?? "").split("\n"),
          item.environment.join(", "),
          item.link ?? "",
        ]),
      ]),
    ]),
  ].filter((line) => line.trim() !== "")

/** The lines of two copies: those of both, those that only the first has, and those that only the other had. */
export const compareLines = (copy: PaperOfCv, other: PaperOfCv): CvComparison["lines"] =>
  diffArrays(linesOf(other), linesOf(copy)).flatMap(({ value, added, removed }) =>
    value.map((text) => ({
      state: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
      text,
    })),
  )
