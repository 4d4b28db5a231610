export interface Page {
  /** Where the redirects ended. */
  url: string
  status: number
  headers: Headers
  body: string
}

/**
 * Goes from page to page as a browser without JavaScript does: keeps cookies, sends forms, follows
 * redirects. It stops at the client's redirect address, which it reads and does not open.
 */
export class Visitor {
  readonly cookies = new Map<string, { pair: string; path: string }>()

  /** `connect` replaces where requests go to, for a public address that is not reachable as such. */
  constructor(
    private readonly redirectUri: string,
    private readonly connect = (url: string) => url,
  ) {}

  async visit(
    url: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Page> {
    let next = url
    let body = form && new URLSearchParams(form)
    for (let step = 0; step < 10; step += 1) {
      const answer = await fetch(this.connect(next), {
        method: body ? "POST" : "GET",
        body,
        redirect: "manual",
        headers: {
          Accept: "text/html",
          Cookie: this.cookiesFor(next),
          Origin: new URL(next).origin,
          ...headers,
        },
      })
      this.keepCookies(answer)
      const location = answer.headers.get("location")
      const { status, headers: answered } = answer
      if (!location) return { url: next, status, headers: answered, body: await answer.text() }
      next = new URL(location, next).href
      body = undefined
      if (next.startsWith(this.redirectUri))
        return { url: next, status, headers: answered, body: "" }
    }
    throw new Error("the server redirects without end")
  }

  private cookiesFor(url: string): string {
    const { pathname } = new URL(url)
    const sent = [...this.cookies.values()].filter((cookie) => pathname.startsWith(cookie.path))
    return sent.map((cookie) => cookie.pair).join("; ")
  }

  private keepCookies(answer: Response): void {
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";")
      const path = /;\s*path=([^;]*)/i.exec(cookie)?.[1] ?? "/"
      // One name may stand for several paths, so that the path belongs to the key.
      const key = `${pair.split("=")[0]};${path}`
      if (/expires=Thu, 01 Jan 1970|max-age=0(?:;|$)/i.test(cookie)) this.cookies.delete(key)
      else this.cookies.set(key, { pair, path })
    }
  }
}
