interface Drawing {
  /** Where it is shown: nothing is drawn while it is shut. */
  place: HTMLDetailsElement
  form: HTMLFormElement
  source: string
  show: (address: string) => void
}

/** How long one types no further before it is drawn, in ms. */
const pause = 600

/** Draws what is typed, now and at each pause, until what it answers is called. */
export function drawAgain({ place, form, source, show }: Drawing): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let under = new AbortController()
  let shown = ""
  const draw = async () => {
    if (!(place.open && place.checkVisibility() && form.checkValidity())) return
    under.abort()
    under = new AbortController()
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    const { signal } = under
    const answer = await fetch(source, { method: "POST", body, signal }).catch(() => undefined)
    // What cannot be drawn yet leaves the last picture.
    if (!answer?.ok) return
    const next = URL.createObjectURL(await answer.blob())
    URL.revokeObjectURL(shown)
    shown = next
    show(next)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(draw, pause)
  }
  const rows = new MutationObserver(wait)
  form.addEventListener("input", wait)
  form.addEventListener("change", wait)
  place.addEventListener("toggle", draw)
  rows.observe(form.querySelector("#lines") ?? form, { childList: true, subtree: true })
  void draw()
  return () => {
    clearTimeout(timer)
    under.abort()
    rows.disconnect()
    form.removeEventListener("input", wait)
    form.removeEventListener("change", wait)
    place.removeEventListener("toggle", draw)
    URL.revokeObjectURL(shown)
  }
}
