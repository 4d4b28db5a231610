/** What was asked for, unless the person has no right to see it: a part of a page that is then left out. */
export async function ifAllowed<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (problem) {
    if (problem instanceof Response && problem.status === 403) return undefined
    throw problem
  }
}
