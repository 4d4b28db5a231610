/** A text file's head, `name: value` lines between two `---`, and what follows it. */
export function frontMatterOf(path: string, text: string) {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path} has no front matter`)
  const field = (name: string): string | undefined =>
    new RegExp(`^${name}: (.+)$`, "m").exec(head)?.[1]?.trim()
  return {
    body,
    field,
    required(name: string): string {
      const value = field(name)
      if (!value) throw new Error(`${path} does not say its ${name}`)
      return value
    },
    day(name: string): string | undefined {
      const value = field(name)
      if (value && !isDay(value)) throw new Error(`${path}: ${name} is not a day: ${value}`)
      return value
    },
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
