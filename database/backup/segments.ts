/** Pieces of PostgreSQL's log, 16 MB each: timeline, number, 24 hexadecimal digits in all. */

const inOneLog = 256

export const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name)

export const timelineOf = (segment: string): number => Number.parseInt(segment.slice(0, 8), 16)

export const numberOf = (segment: string): number =>
  Number.parseInt(segment.slice(8, 16), 16) * inOneLog + Number.parseInt(segment.slice(16), 16)

export const segmentOf = (timeline: number, number: number): string =>
  [timeline, Math.floor(number / inOneLog), number % inOneLog]
    .map((part) => part.toString(16).toUpperCase().padStart(8, "0"))
    .join("")

/** The pieces that follow one another from the first on, over changes of the timeline. */
export function chainFrom(first: string, there: ReadonlySet<string>): string[] {
  const chain: string[] = []
  const newest = Math.max(...[...there].map(timelineOf), 0)
  let timeline = timelineOf(first)
  let number = numberOf(first)
  while (there.has(segmentOf(timeline, number))) {
    chain.push(segmentOf(timeline, number))
    number += 1
    // A restored database begins its timeline with the piece in which the old one ended, or the next.
    for (
      let next = timeline + 1;
      next <= newest && !there.has(segmentOf(timeline, number));
      next += 1
    )
      for (const begun of [number, number - 1])
        if (timeline < next && there.has(segmentOf(next, begun))) {
          timeline = next
          number = begun
        }
  }
  return chain
}
