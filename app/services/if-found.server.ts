/** What was asked for, unless it is not there: for a screen that has words of its own for that. */
export async function ifFound<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (problem) {
    if (problem instanceof Response && problem.status === 404) return undefined
    throw problem
  }
}
