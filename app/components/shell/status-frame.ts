import type { StatusFrame } from "~/services/session/status-frame"

/** Specification §9: how often the frame is asked, and how long its answer may take. */
const every = 5_000
const patience = 10_000
/** The browser was sent to the identity server because the frame said so, and has come back since. */
const renewed = "plume.renewed"

/**
 * Asks the identity server's frame whether the session there is still the same (OpenID Connect Session
 * Management 1.0), and tells when it is not. A frame that does not answer, says that it cannot know, or
 * says so again of a session that was renewed a moment ago (a browser that hides its cookies from
 * it) is asked no more.
 */
export function watchStatusFrame(
  { address, message }: StatusFrame,
  /** Answers whether the page was left for it. */
  onChange: () => boolean,
): () => void {
  const { origin } = new URL(address)
  const frame = document.createElement("iframe")
  let late: number | undefined
  const stop = () => {
    clearInterval(timer)
    clearTimeout(late)
    window.removeEventListener("message", hear)
    frame.remove()
  }
  const ask = () => {
    if (late !== undefined || document.visibilityState !== "visible") return
    late = window.setTimeout(stop, patience)
    frame.contentWindow?.postMessage(message, origin)
  }
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin) return
    clearTimeout(late)
    late = undefined
    if (data === "unchanged") sessionStorage.removeItem(renewed)
    else if (data !== "changed" || sessionStorage.getItem(renewed)) stop()
    else if (onChange()) sessionStorage.setItem(renewed, "true")
  }
  window.addEventListener("message", hear)
  const timer = window.setInterval(ask, every)
  frame.hidden = true
  frame.addEventListener("load", ask, { once: true })
  frame.src = address
  document.body.append(frame)
  return stop
}
