import type { Extension } from "../../extension/extension"
import { listVatReturns } from "./commands"

export const vatReturns: Extension<"vatReturns"> = {
  layers: {
    vatReturns: async ({ from, to, say, ...asked }) => {
      const { regime, periods } = await listVatReturns(asked)
      if (regime === null || regime === "franchise") return []
      return periods
        .filter(({ due, declaredOn }) => declaredOn === null && due >= from && due <= to)
        .map((period) => ({
          id: period.from,
          day: period.due,
          title: [say.text("calendar.entries.vatReturn")],
          detail: [`${say.day(period.from)} – ${say.day(period.to)}`],
        }))
    },
  },
}
