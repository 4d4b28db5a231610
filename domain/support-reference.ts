/** Signs that nobody takes for another, read or heard: no 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B, U and V. */
const signs = "23456789ACDEFGHJKMNPQRTVWXY"

/** Eight signs in two groups, "A7K3-92QF", of numbers that are drawn below a limit each. */
export function supportReference(draw: (below: number) => number): string {
  const eight = Array.from({ length: 8 }, () => signs[draw(signs.length)]).join("")
  return `${eight.slice(0, 4)}-${eight.slice(4)}`
}

export const isSupportReference = (text: string): boolean =>
  new RegExp(`^[${signs}]{4}-[${signs}]{4}$`).test(text)
