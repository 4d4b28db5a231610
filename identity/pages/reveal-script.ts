import { createHash } from "node:crypto"

/**
 * Shows what is typed of a new password, and hides it again before the form is sent, so that no browser keeps it among
 * the texts that it offers. Without it there is no such button.
 */
export const revealScript = `"use strict"
for (const button of document.querySelectorAll("[data-reveal]")) {
  const fields = () => button.form.querySelectorAll("input[data-secret]")
  const show = (shown) => {
    for (const field of fields()) field.type = shown ? "text" : "password"
    button.setAttribute("aria-pressed", String(shown))
  }
  button.hidden = false
  button.addEventListener("click", () => show(button.getAttribute("aria-pressed") !== "true"))
  button.form.addEventListener("submit", () => show(false))
}
`

const version = createHash("sha256").update(revealScript).digest("base64url").slice(0, 12)

export const revealScriptUrl = `/identity/assets/reveal.js?v=${version}`
