import type { AreaCases, Maker } from "../area-cases"
import { onePixel } from "../one-pixel"

const picture = new Uint8Array(Buffer.from(onePixel, "base64"))

/** A name that is near to no other. */
const organism = () => ({ name: `Institut ${crypto.randomUUID()}`, otherNames: ["IDB"] })

export const cases: AreaCases = {
  samples: {
    NewOrganism: organism,
    OrganismTable: () => ({ table: `Institut ${crypto.randomUUID()};IDB;FR;` }),
    OrganismLogo: async ({ administrator }: Maker) => ({
      fileId: await administrator.upload("logo.png", picture),
    }),
    OrganismMerge: async ({ administrator }: Maker) => ({
      intoId: await administrator.make("addOrganism"),
    }),
  },
  preconditions: {
    undoOrganismMerge: ["mergeOrganism"],
    readOrganismLogo: ["setOrganismLogo"],
    removeOrganismLogo: ["setOrganismLogo"],
  },
}
