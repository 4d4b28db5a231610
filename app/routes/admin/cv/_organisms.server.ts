import type { FactKind } from "#contract/cv"
import type { Api } from "~/services/api.server"

/** What a fact of this kind may name, where it names an organism. */
export async function organismsFor(api: Api, kind: FactKind): Promise<string[]> {
  return kind === "training" || kind === "certification" ? api.get("/Organisms/names") : []
}
