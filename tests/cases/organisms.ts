import type { AreaCases, Maker } from "../area-cases"

/** A name that is near to no other. */
const organism = () => ({ name: `Institut ${crypto.randomUUID()}`, otherNames: ["IDB"] })

export const cases: AreaCases = {
  samples: {
    NewOrganism: organism,
    OrganismMerge: async ({ administrator }: Maker) => ({
      intoId: await administrator.make("addOrganism"),
    }),
  },
  preconditions: { undoOrganismMerge: ["mergeOrganism"] },
}
