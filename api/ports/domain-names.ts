/** Answers the texts of a name's TXT records, none where there are none or nobody knows. */
export type ResolveTexts = (name: string) => Promise<string[]>
