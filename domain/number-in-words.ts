/** A whole number below a thousand, in words. */
export function inWords(number: number, language: "fr" | "en"): string {
  return language === "fr" ? inFrench(number) : inEnglish(number)
}

const french = (
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize " +
  "dix-sept dix-huit dix-neuf"
).split(" ")
const frenchTens: Record<number, string> = {
  2: "vingt",
  3: "trente",
  4: "quarante",
  5: "cinquante",
  6: "soixante",
  8: "quatre-vingt",
}

/** By the spelling of 1990, all words of a number are joined by hyphens. */
function inFrench(number: number): string {
  const small = french[number]
  if (small !== undefined) return small
  if (number < 100) {
    // Seventies and nineties count on from sixty and eighty.
    const ten = [7, 9].includes(Math.floor(number / 10))
      ? Math.floor(number / 10) - 1
      : Math.floor(number / 10)
    const rest = number - ten * 10
    if (rest === 0) return ten === 8 ? "quatre-vingts" : `${frenchTens[ten]}`
    const and = (rest === 1 || rest === 11) && ten !== 8 ? "-et-" : "-"
    return `${frenchTens[ten]}${and}${inFrench(rest)}`
  }
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  const head = hundreds === 1 ? "cent" : `${inFrench(hundreds)}-cent${rest === 0 ? "s" : ""}`
  return rest === 0 ? head : `${head}-${inFrench(rest)}`
}

const english = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen " +
  "sixteen seventeen eighteen nineteen"
).split(" ")
const englishTens = "ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

function inEnglish(number: number): string {
  const small = english[number]
  if (small !== undefined) return small
  if (number < 100) {
    const ten = englishTens[Math.floor(number / 10) - 1]
    return number % 10 === 0 ? `${ten}` : `${ten}-${inEnglish(number % 10)}`
  }
  const head = `${inEnglish(Math.floor(number / 100))} hundred`
  return number % 100 === 0 ? head : `${head} and ${inEnglish(number % 100)}`
}
