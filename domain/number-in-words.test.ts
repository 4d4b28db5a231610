import { expect, test } from "vitest"
import { inWords } from "./number-in-words"

test("numbers are written out as each language does", () => {
  const words = {
    0: ["zéro", "zero"],
    1: ["un", "one"],
    17: ["dix-sept", "seventeen"],
    21: ["vingt-et-un", "twenty-one"],
    31: ["trente-et-un", "thirty-one"],
    70: ["soixante-dix", "seventy"],
    71: ["soixante-et-onze", "seventy-one"],
    80: ["quatre-vingts", "eighty"],
    81: ["quatre-vingt-un", "eighty-one"],
    91: ["quatre-vingt-onze", "ninety-one"],
    99: ["quatre-vingt-dix-neuf", "ninety-nine"],
    100: ["cent", "one hundred"],
    168: ["cent-soixante-huit", "one hundred and sixty-eight"],
    200: ["deux-cents", "two hundred"],
    744: ["sept-cent-quarante-quatre", "seven hundred and forty-four"],
  }
  for (const [number, [french, english]] of Object.entries(words))
    expect([inWords(Number(number), "fr"), inWords(Number(number), "en")]).toEqual([
      french,
      english,
    ])
})
