import { z } from "zod"
import { skillKinds } from "./choices"
import { Text } from "./values"

/** A skill as it is called here, and what else it is called. */
export const Skill = z
  .object({ name: z.string(), kind: z.enum(skillKinds), synonyms: z.array(z.string()) })
  .meta({ id: "Skill" })

export const SkillFilter = z.object({
  /** The beginning of a word of its name, or of another name of it. */
  q: Text(60),
})

export type Skill = z.output<typeof Skill>
export type SkillFilter = z.output<typeof SkillFilter>
