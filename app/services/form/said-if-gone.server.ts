import type { Problem } from "#contract/problem"
import type { SaveResult } from "../api.server"

/**
 * A save whose record may be deleted meanwhile, in another tab: that is said on the form, with what was typed, where
 * the error page would lose it.
 */
export async function saidIfGone<Data>(
  saving: Promise<SaveResult<Data>>,
  code: string,
): Promise<SaveResult<Data>> {
  try {
    return await saving
  } catch (problem) {
    if (!(problem instanceof Response) || problem.status !== 404) throw problem
    return { problem: gone(code) }
  }
}

/** The same where the page has no field to say it at: a refusal is one sentence, and so is what else is gone. */
export async function saidAsOne<Data>(
  saving: Promise<SaveResult<Data>>,
  code: string,
): Promise<SaveResult<Data>> {
  const saved = await saidIfGone(saving, code)
  if (!saved.problem) return saved
  const { errors, ...problem } = saved.problem
  if (problem.status === 404) return { problem: gone(code) }
  // What is wrong with the only field says more than the refusal.
  const [only, ...others] = problem.status === 409 ? (errors ?? []) : []
  return { problem: only && others.length === 0 ? { ...problem, code: only.code } : problem }
}

const gone = (code: string): Problem => ({
  ...{ type: "about:blank", title: code, status: 404, code, instance: "" },
})

/** What is asked for, or nothing where it is not there: its form may still have something to say. */
export async function unlessMissing<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking
  } catch (problem) {
    if (problem instanceof Response && problem.status === 404) return null
    throw problem
  }
}
