import type { Steps } from "#contract/dashboard"
import { type Step, stepCards } from "#contract/steps"
import type { StepFinder } from "../../extension/extension"
import { findProfile } from "../../people/profile/queries"
import { extensions } from "../../platform/extensions/list.commands"
import type { Context } from "../../ports/context"
import { arrangeSteps } from "./rules"

const finders = Object.assign(
  {},
  ...Object.values(extensions).map((extension) => ("steps" in extension ? extension.steps : {})),
) as Record<Step, StepFinder>

/** What to do next and what today is about, of all areas that the caller may see. */
export async function readSteps(context: Context): Promise<Steps> {
  const { db, owner, today, rights } = context
  const open = stepCards.filter(({ needs }) => needs.every((right) => rights.has(right)))
  // They go out together, on the one connection of the call.
  const [profile, ...found] = await Promise.all([
    findProfile(db, owner),
    ...open.map(async ({ name: step }) =>
      (await finders[step](context)).map((row) => ({ step, ...row })),
    ),
  ])
  return {
    today,
    firstName: profile?.firstName ?? null,
    ...arrangeSteps(found.flat(), open, today),
  }
}
