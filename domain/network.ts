/**
 * The network that an address is counted with by every limit: an IPv4 address alone, and of an IPv6 address
 * its /64, within which one line has eighteen quintillions of them.
 */
export function networkOf(address: string): string {
  const plain = address.trim().toLowerCase().replace(/%.*$/, "")
  if (!plain.includes(":")) return plain
  const groups = groupsOf(plain)
  const [, , , , , fifth, ...last] = groups
  const isMapped = fifth === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (isMapped) return last.flatMap((group) => [group >> 8, group & 0xff]).join(".")
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`
}

/** The eight groups of an IPv6 address: "::" is as many zeros as are missing, an IPv4 end is two groups. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address.split("::").map((part) =>
    part.split(":").flatMap((group) => {
      if (!group.includes(".")) return group === "" ? [] : [Number.parseInt(group, 16)]
      const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number)
      return [a * 256 + b, c * 256 + d]
    }),
  )
  const zeros = Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0)
  return [...head, ...zeros, ...tail]
}
