import { createHash } from "node:crypto"

/**
 * The one script of these pages: lets the browser make or use a passkey and sends what it says with
 * the form. A string and not a file, as the stylesheet is.
 */
export const passkeyScript = `"use strict"
const form = document.querySelector("[data-passkey]")
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0))
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
  .replace(/\\+/g, "-").replace(/\\//g, "_").replace(/=+$/, "")
const withBytes = (one) => ({ ...one, id: bytes(one.id) })
const answers = {
  async create(options) {
    const publicKey = { ...options, challenge: bytes(options.challenge),
      user: withBytes(options.user), excludeCredentials: (options.excludeCredentials || []).map(withBytes) }
    const made = await navigator.credentials.create({ publicKey })
    return [made, { clientDataJSON: text(made.response.clientDataJSON),
      attestationObject: text(made.response.attestationObject),
      transports: made.response.getTransports ? made.response.getTransports() : [] }]
  },
  async get(options) {
    const publicKey = { ...options, challenge: bytes(options.challenge),
      allowCredentials: (options.allowCredentials || []).map(withBytes) }
    const used = await navigator.credentials.get({ publicKey })
    const { response } = used
    return [used, { clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData), signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : undefined }]
  },
}
if (form && window.PublicKeyCredential) {
  form.hidden = false
  form.addEventListener("submit", async (event) => {
    event.preventDefault()
    const fault = form.querySelector(".fault")
    fault.hidden = true
    try {
      const [credential, response] = await answers[form.dataset.passkey](JSON.parse(form.dataset.options))
      form.elements.passkey.value = JSON.stringify({ id: credential.id, rawId: text(credential.rawId),
        type: credential.type, response, clientExtensionResults: credential.getClientExtensionResults() })
      form.submit()
    } catch {
      fault.hidden = false
    }
  })
}
`

const version = createHash("sha256").update(passkeyScript).digest("base64url").slice(0, 12)

export const passkeyScriptUrl = `/identity/assets/passkey.js?v=${version}`
