const segmenter = new Intl.Segmenter("fr", { granularity: "grapheme" })

/** As many signs as a reader sees: a letter with its accent is one, and so is a family. */
export const readersLength = (text: string): number => [...segmenter.segment(text)].length
