/**
 * How many steps a backtracking matcher takes: counted, not timed, so that a busy machine says the same as an idle
 * one. It reads the structure of an expression (branches, groups, repetitions) and leaves single signs to the engine.
 */

interface MatchState {
  text: string
  groups: Map<string, string>
  /** One more step; throws beyond the most. */
  step(): void
}

/** Goes on at a place, or says that this way is a dead end. */
type Continuation = (place: number) => boolean
type Matcher = (at: MatchState, place: number, then: Continuation) => boolean

class TooManySteps extends Error {}

/**
 * The steps to try the expression on the text, from each place of it unless it sticks to the first, and whether it is
 * found there; not known where they would be more than `most`.
 */
export function tried(
  expression: RegExp,
  text: string,
  most: number,
): { steps: number; found?: boolean } {
  const match = new Parser(expression).whole()
  let steps = 0
  const step = () => {
    steps += 1
    if (steps >= most) throw new TooManySteps()
  }
  try {
    const last = expression.sticky ? 0 : text.length
    for (let place = 0; place <= last; place++)
      if (match({ text, groups: new Map(), step }, place, () => true)) return { steps, found: true }
    return { steps, found: false }
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error
    return { steps }
  }
}

const nothing: Matcher = (_, place, then) => then(place)
const after =
  (one: Matcher, next: Matcher): Matcher =>
  (at, place, then) =>
    one(at, place, (end) => next(at, end, then))

class Parser {
  private next = 0
  private groups = 0
  private readonly source: string
  private readonly flags: string

  constructor({ source, flags }: RegExp) {
    this.source = source
    this.flags = flags.replace(/[gy]/g, "")
  }

  whole(): Matcher {
    const matcher = this.branches()
    if (this.next < this.source.length) throw new Error(`not understood: ${this.source}`)
    return matcher
  }

  private takes(text: string): boolean {
    if (!this.source.startsWith(text, this.next)) return false
    this.next += text.length
    return true
  }

  private taken(pattern: RegExp): string[] | undefined {
    const sticky = new RegExp(pattern.source, "y")
    sticky.lastIndex = this.next
    const found = sticky.exec(this.source)
    if (!found) return undefined
    this.next += found[0].length
    return [...found]
  }

  private branches(): Matcher {
    const all = [this.sequence()]
    while (this.takes("|")) all.push(this.sequence())
    return (at, place, then) => all.some((one) => one(at, place, then))
  }

  private sequence(): Matcher {
    let all = nothing
    while (this.next < this.source.length && !/[|)]/.test(this.source[this.next] ?? ""))
      all = after(all, this.repeated(this.term()))
    return all
  }

  private repeated(one: Matcher): Matcher {
    const [, sign, from, to, lazy] = this.taken(/(?:([*+?])|\{(\d+)(,?\d*)\})(\??)/) ?? []
    if (sign === undefined && from === undefined) return one
    const least = sign ? Number(sign === "+") : Number(from)
    const open = to ? Number(to.slice(1) || Number.POSITIVE_INFINITY) : least
    const most = sign ? (sign === "?" ? 1 : Number.POSITIVE_INFINITY) : open
    const from_ =
      (count: number): Matcher =>
      (at, place, then) => {
        const again = () =>
          count < most &&
          one(at, place, (end) => (end > place || count < least) && from_(count + 1)(at, end, then))
        if (count < least) return again()
        return lazy ? then(place) || again() : again() || then(place)
      }
    return from_(0)
  }

  private term(): Matcher {
    if (this.takes("(")) return this.group()
    const backwards = this.taken(/\\(?:([1-9])|k<(\w+)>)/)
    if (backwards) return this.again(backwards[1] ?? backwards[2] ?? "")
    const edge = this.taken(/\\b|\\B|[\^$]/)
    if (edge) return this.edge(edge[0] ?? "")
    const [sign] =
      this.taken(
        /\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|.)|[\s\S]/,
      ) ?? []
    return this.sign(sign ?? "")
  }

  private sign(source: string): Matcher {
    const one = new RegExp(`^${source}$`, this.flags.replace("m", ""))
    const known = new Map<string, boolean>()
    return ({ text, step }, place, then) => {
      step()
      const sign = text[place]
      if (sign === undefined) return false
      const isIt = known.get(sign) ?? one.test(sign)
      known.set(sign, isIt)
      return isIt && then(place + 1)
    }
  }

  private edge(source: string): Matcher {
    const edge = new RegExp(source, `${this.flags}y`)
    return ({ text, step }, place, then) => {
      step()
      edge.lastIndex = place
      return edge.test(text) && then(place)
    }
  }

  private again(name: string): Matcher {
    return ({ text, groups, step }, place, then) => {
      step()
      const was = groups.get(name) ?? ""
      return text.startsWith(was, place) && then(place + was.length)
    }
  }

  private group(): Matcher {
    const [kind = ""] = this.taken(/\?(?:[:=!]|<[=!]|<\w+>)/) ?? []
    const number = kind === "" || /^\?<\w/.test(kind) ? String(++this.groups) : undefined
    const inner = this.branches()
    if (!this.takes(")")) throw new Error(`not understood: ${this.source}`)
    if (kind === "?=" || kind === "?!") return ahead(inner, kind === "?=")
    if (kind === "?<=" || kind === "?<!") return behind(inner, kind === "?<=")
    return (at, place, then) =>
      inner(at, place, (end) => {
        for (const name of [number, kind.slice(2, -1)])
          if (name) at.groups.set(name, at.text.slice(place, end))
        return then(end)
      })
  }
}

const ahead =
  (inner: Matcher, wanted: boolean): Matcher =>
  (at, place, then) =>
    inner(at, place, () => true) === wanted && then(place)

/** What we look back for is a sign or two: further back is not looked. */
const behind =
  (inner: Matcher, wanted: boolean): Matcher =>
  (at, place, then) =>
    [1, 2, 0].some((back) => back <= place && inner(at, place - back, (end) => end === place)) ===
      wanted && then(place)
