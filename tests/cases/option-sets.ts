import type { AreaCases, Maker } from "../area-cases"

/** A value that no list has yet. */
const word = () => `Mot ${crypto.randomUUID().slice(0, 8)}`

export const cases: AreaCases = {
  samples: {
    NewOption: () => ({ nameFr: word(), nameEn: word(), place: 7 }),
    OptionMerge: () => ({ into: "M" }),
    OptionTable: () => ({ table: "XS;XS;XS;1;" }),
    NewLift: async ({ ask }: Maker) => {
      const name = word()
      await ask("addOwnOption", {}, { list: "productSize", name })
      return { value: name }
    },
    NewOwnOption: () => ({ list: "productSize", name: word() }),
    OwnOptionChanges: () => ({ name: word(), version: 1 }),
  },
  preconditions: {
    undoOptionMerge: ["mergeOption"],
    undoOwnMerge: ["mergeOwnOption"],
  },
  typed: {
    path: "own-options",
    required: "name",
    add: { name: "Atelier de quartier" },
    change: { name: "Atelier du quartier" },
    shown: "Atelier du quartier",
  },
}
