import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    NewQuestion: () => ({ text: "Quelles factures sont en retard ?" }),
    AssistantSettingsChanges: () => ({ version: 0, enabled: true, modelAgreed: false }),
  },
  columns: { "assistant_proposals.question_id": null, "assistant_proposals.record_id": null },
}
