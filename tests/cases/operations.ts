import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    MailRelease: () => ({ choice: "discard" }),
  },
}
