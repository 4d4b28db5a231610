import { useSyncExternalStore } from "react"

/** The forms of this page that hold something typed and not yet saved. */
const dirtyForms = new Set<string>()
const listeners = new Set<() => void>()

export function markDirty(formId: string, dirty: boolean) {
  if (dirty === dirtyForms.has(formId)) return
  if (dirty) dirtyForms.add(formId)
  else dirtyForms.delete(formId)
  document.documentElement.toggleAttribute("data-dirty", dirtyForms.size > 0)
  for (const listener of listeners) listener()
}

/** Whether leaving or reloading the page would lose something. */
export function isDirty(): boolean {
  return dirtyForms.size > 0
}

export function useDirty(): boolean {
  return useSyncExternalStore(subscribe, isDirty, () => false)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
