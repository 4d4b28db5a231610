import type { AreaBench } from "./area"

/** Questions that the grammar answers, of each kind: a figure, one record by its client, a list, the help, none. */
const questions = {
  "a figure": "Combien me doit-on ce trimestre ?",
  "a figure by client": "Quel client paie le plus lentement ?",
  "a client": "Où en est Société G et fils ?",
  "a client with slips": "facutres impayées de Sociéét G et fisl",
  "a list": "Quelles factures sont en retard ?",
  "the help": "Comment faire un avoir ?",
  "what is not known": "Quel temps fera-t-il demain à Lyon ?",
}

/** An assistant without a model, with ten thousand bills. */
export const assistant: AreaBench = {
  sizes: [10_000],
  fill: async () => ({}),
  asks: () =>
    Object.entries(questions).map(([name, text]) => ({
      ...{ name, path: "/api/Assistant/questions", api: true, body: { text }, p95: 150 },
    })),
}
