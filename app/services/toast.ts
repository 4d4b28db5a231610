export type ToastType = "info" | "success" | "warning" | "error"

/** A transient notification (specification §4); `message` is a locale key. */
export interface ToastMessage {
  message: string
  type: ToastType
  /** A sentence that was said already, in its place. */
  said?: string
  /** How many it speaks of. */
  count?: number
  /** Where a POST takes back what was done. */
  undo?: string
}
