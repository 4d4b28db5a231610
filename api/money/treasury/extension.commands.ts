import { declarationPeriods, dueOf } from "#domain/micro-declaration"
import type { Extension } from "../../extension/extension"
import { showSettings } from "./settings.commands"

export const contributions: Extension<"contributions"> = {
  layers: {
    contributions: async ({ from, to, say, ...asked }) => {
      const { regime, regimes, contributionsSettledUntil: settled } = await showSettings(asked)
      if (regime?.taxation !== "micro") return []
      return declarationPeriods(to, regimes, 26, regime.beganOn)
        .filter((period) => !(settled && settled >= period.to))
        .map((period) => ({ period, due: dueOf(period) }))
        .filter(({ due }) => due >= from && due <= to)
        .map(({ period, due }) => ({
          id: period.to,
          day: due,
          title: [say.text("calendar.entries.contribution")],
          detail: [`${say.day(period.from)} – ${say.day(period.to)}`],
        }))
    },
  },
}
