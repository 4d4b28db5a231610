/** What the clauses of a contract may speak of, by their French names, in both languages: `{{prix}}`. */
export const clauseVariables = [
  "objet",
  "livrables",
  "recette",
  "duree",
  "renouvellement",
  "prix",
  "frais",
  "paiement",
  "penalites",
  "loi",
  "confidentialite",
  "assurance",
  "preavis",
  "depart",
  "tribunal",
] as const
export type ClauseVariable = (typeof clauseVariables)[number]

const placed = /\{\{([^{}]{0,60})\}\}/g

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s\u00a0]/g, "")
    .toLowerCase()

const isVariable = (name: string): name is ClauseVariable =>
  (clauseVariables as readonly string[]).includes(name)

/** The variables of a text, with or without their accents, each once. */
export function variablesIn(text: string): ClauseVariable[] {
  const names = [...text.matchAll(placed)].map(([, name = ""]) => plain(name))
  return [...new Set(names)].filter(isVariable)
}

/** The first name between braces that is no variable, or a brace that stands alone. */
export function unknownVariable(text: string): string | undefined {
  const unknown = [...text.matchAll(placed)].find(([, name = ""]) => !isVariable(plain(name)))
  if (unknown) return (unknown[1] ?? "").trim() || "{{}}"
  return /\{\{|\}\}/.test(text.replace(placed, "")) ? "{{" : undefined
}

/** The text with its values in place; a sign that ends the value is not doubled by the clause's own. */
export const fillClause = (text: string, values: Partial<Record<ClauseVariable, string>>): string =>
  text
    .replace(placed, (_, name: string) => {
      const variable = plain(name)
      return isVariable(variable) ? (values[variable] ?? "") : ""
    })
    .replace(/([.!?…])\./g, "$1")
    .trim()
