/** The forms of this page that hold something typed and not yet saved. */
const dirtyForms = new Set<string>()

export function markDirty(formId: string, dirty: boolean) {
  if (dirty === dirtyForms.has(formId)) return
  if (dirty) dirtyForms.add(formId)
  else dirtyForms.delete(formId)
  document.documentElement.toggleAttribute("data-dirty", dirtyForms.size > 0)
}

/** Whether a form holds something else than it came with: what was typed before its scripts ran. */
export function holdsTyped(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some((control) => {
    if (control instanceof HTMLSelectElement) {
      const came = Array.from(control.options).findIndex((option) => option.defaultSelected)
      return control.selectedIndex !== Math.max(came, 0)
    }
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
    if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false
    if (control.name.startsWith("_q.")) return false
    return ["checkbox", "radio"].includes(control.type)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue
  })
}

/** Whether leaving or reloading the page would lose something. */
export function isDirty(): boolean {
  return dirtyForms.size > 0
}
