const itemClass =
  "block w-full rounded-control px-3 py-2 text-left text-ink no-underline hover:bg-hover"

/**
 * What can be done with the record of a row, beside the row: taken from the head of the record's own page, so that no
 * list has to know it. Rejects where the page has nothing of the kind.
 */
export async function openRowMenu(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href, { headers: { Accept: "text/html" } })
  if (!answer.ok || answer.redirected) throw new Error(`${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const items = [...page.querySelectorAll<HTMLElement>("#content [data-acts] :is(a[href], form)")]
  if (items.length === 0) throw new Error("the page has no acts")
  const panel = document.createElement("div")
  panel.popover = "auto"
  panel.setAttribute("role", "group")
  panel.setAttribute("aria-label", link.getAttribute("aria-label") ?? "")
  panel.className = "m-0 rounded-card border border-line bg-raised p-1 text-ink shadow-over"
  panel.append(...items.map((item) => itemOf(item, answer.url)))
  panel.addEventListener("keydown", moveByKey)
  panel.addEventListener("toggle", (event) => {
    if ((event as ToggleEvent).newState !== "closed") return
    const isInside = panel.contains(document.activeElement)
    panel.remove()
    if (isInside || document.activeElement === document.body) link.focus()
  })
  link.after(panel)
  panel.showPopover()
  place(panel, link)
  focusable(panel)[0]?.focus()
}

/** A link or a form of one button, as the page has it: where it leads is told from that page. */
function itemOf(item: HTMLElement, base: string): HTMLElement {
  if (item instanceof HTMLAnchorElement || item.tagName === "A") {
    const link = document.createElement("a")
    link.href = new URL(item.getAttribute("href") ?? "", base).href
    if (item.hasAttribute("download")) link.download = item.getAttribute("download") ?? ""
    link.textContent = item.textContent
    link.className = itemClass
    return link
  }
  const form = document.importNode(item, true) as HTMLFormElement
  form.action = new URL(item.getAttribute("action") ?? "", base).href
  for (const button of form.querySelectorAll("button")) button.className = itemClass
  return form
}

const focusable = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>("a, button")]

function moveByKey(event: KeyboardEvent): void {
  const items = focusable(event.currentTarget as HTMLElement)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}

/** Below the link, or above where there is no room; never beyond the window. */
function place(panel: HTMLElement, link: HTMLElement): void {
  const { top, bottom, right } = link.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const isBelow = bottom + height <= window.innerHeight || top < height
  panel.style.inset = "auto"
  panel.style.top = `${Math.max(4, isBelow ? bottom : top - height)}px`
  panel.style.left = `${Math.max(4, right - width)}px`
}
