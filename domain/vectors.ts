import vectors from "./vectors.json"

/** Cases worked out from the texts of law, by group; for tests. */
export function casesOf<Input, Expected>(
  group: string,
): { id: string; note: string; input: Input; expected: Expected }[] {
  return vectors
    .filter((vector) => vector.group === group)
    .map(({ id, note, input, expected }) => ({
      id,
      note,
      input: input as unknown as Input,
      expected: expected as unknown as Expected,
    }))
}
