export interface Texts {
  [key: string]: string | Texts
}

/** What a file says below the names of others: `"shell.screens.products": "Produits"`. */
const shared = "shared"

/**
 * The texts of a namespace, put together: each file is an area, and its name the first part of its keys. What an
 * area adds to what all have (its name in the navigation, in the matrix of rights …) stands in its own file, below
 * `shared`, by its whole key.
 */
export function gatherTexts(files: Record<string, Texts>): Texts {
  const texts: Texts = {}
  for (const [area, { [shared]: _, ...own }] of Object.entries(files)) texts[area] = own
  for (const [area, { [shared]: added = {} }] of Object.entries(files))
    for (const [key, text] of Object.entries(added)) put(texts, key, text as string, area)
  return texts
}

function put(texts: Texts, key: string, text: string, area: string): void {
  const path = key.split(".")
  const last = path.pop() ?? key
  let within = texts
  for (const part of path) {
    within[part] = typeof within[part] === "object" ? { ...within[part] } : {}
    within = within[part] as Texts
  }
  if (last in within) throw new Error(`${area} says "${key}" once more`)
  within[last] = text
}
