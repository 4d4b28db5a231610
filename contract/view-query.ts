/** What belongs to one page of a list, or to one moment of it, is no part of a view. */
const passing = ["after", "before", "select", "choose"]

/** A list's query as a view keeps it: without its page, in one order, so that two that say the same are the same. */
export function viewQuery(query: string): string {
  const params = new URLSearchParams(query)
  for (const name of passing) params.delete(name)
  for (const [name, value] of [...params]) if (value === "") params.delete(name, value)
  params.sort()
  return params.toString()
}
