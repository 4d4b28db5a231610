/** How the state of a document is coloured, beside its word. */
export const documentTones = {
  valid: "success",
  expiresSoon: "warning",
  expired: "danger",
} as const
