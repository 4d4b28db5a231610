import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { Skill, SkillFilter } from "#contract/skills"
import { allowEveryone } from "../../access/allow"
import { area, ok } from "../../http/operation"
import { suggestSkills } from "./queries"

export const skills = area()

skills.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listSkills",
    description:
      "Skills that a few letters suggest, by any of their names, with or without accents. Everyone who is signed in.",
    middleware: allowEveryone(),
    request: { query: SkillFilter },
    responses: ok(z.array(Skill)),
  }),
  async (c) => c.json(await suggestSkills(c.var.db, c.req.valid("query").q), 200),
)
