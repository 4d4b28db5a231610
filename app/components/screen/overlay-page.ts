export interface OverlayRequest {
  kind: "dialog" | "sheet"
  href: string
}

/** What a page says between its frame, as nodes for this document; its title is one level lower here. */
export async function contentOf(
  href: string,
  signal: AbortSignal,
): Promise<DocumentFragment | undefined> {
  const answer = await fetch(href, { headers: { Accept: "text/html" }, signal }).catch(
    () => undefined,
  )
  if (!answer?.ok || new URL(answer.url).pathname !== href.split("?")[0]) return undefined
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const main = page.querySelector("main")
  const title = main?.querySelector("h1")
  if (!main || !title) return undefined
  const heading = page.createElement("h2")
  heading.id = "overlay-title"
  heading.className = title.className
  heading.append(...title.childNodes)
  title.replaceWith(heading)
  for (const frame of main.querySelectorAll("nav, dialog, script")) frame.remove()
  const content = document.createDocumentFragment()
  content.append(...[...main.childNodes].map((node) => document.importNode(node, true)))
  return content
}
