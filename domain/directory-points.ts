/**
 * What each reason for a place in the directory is worth at most; the order is their sum, and nothing else
 * (C. conso. L111-7: who compares people tells by what). Nobody pays to stand higher. Equal sums are drawn
 * by lot each day.
 */
export const mostPoints = {
  /** Where the words that were typed are found. */
  words: { trade: 40, skills: 30, place: 20, presentation: 10 },
  /** Taken off where the words only resemble those that were typed. */
  resembling: 5,
  skills: 30,
  nearness: 15,
  availability: 10,
  completeness: 5,
} as const

/** Kilometres from which nearness is worth nothing. */
export const farAway = 100

/** As many people as are counted; a word that more pages have is looked for in their headlines only. */
export const mostFound = 5_000

/** Of the people whose headlines have a word that is in more headlines than these … */
export const mostRead = 15_000

/** … as many are ranked: those with the fullest pages, and the latest availability. */
export const mostRanked = 2_000
