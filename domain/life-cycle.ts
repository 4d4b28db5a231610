/** Where a bill stands between the platforms of its two parties, by code (AFNOR XP Z12-012, flux 6). */
export const lifeCycle = {
  "200": "filed",
  "201": "issuedByPlatform",
  "202": "receivedByPlatform",
  "203": "madeAvailable",
  "204": "takenInHand",
  "205": "approved",
  "206": "partlyApproved",
  "207": "disputed",
  "208": "suspended",
  "209": "completed",
  "210": "refused",
  "211": "paymentSent",
  "212": "cashed",
  "213": "rejected",
} as const

export type LifeCycleCode = keyof typeof lifeCycle

export const isLifeCycleCode = (code: string): code is LifeCycleCode =>
  Object.hasOwn(lifeCycle, code)
