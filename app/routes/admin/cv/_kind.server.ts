import { factKinds } from "#contract/choices"
import type { FactKind } from "#contract/cv"
import { spokenLanguages } from "#contract/languages"

/** The languages that the form offers. */
export const languages = spokenLanguages

/** The kind that an address asks for: a mission, where it says none that there is. */
export function kindIn(request: Request): FactKind {
  const asked = new URL(request.url).searchParams.get("kind")
  return factKinds.find((kind) => kind === asked) ?? "mission"
}
