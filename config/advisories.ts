/**
 * What is known to be wrong with what Plume is built on, kept here so that the gate needs no network. Add a line
 * when an advisory is published; take one out when no version that anyone could install is meant by it.
 */
interface Advisory {
  id: string
  package: string
  /** The first version that it does not hit; none yet where there is none. */
  fixed?: string
  /** Why an installed version that it hits may stay. */
  answer?: string
}

// biome-ignore format: one line an advisory
export const advisories: readonly Advisory[] = [
  { id: "CVE-2025-31137", package: "@remix-run/express", fixed: "2.16.3" },
  { id: "CVE-2025-61686", package: "@remix-run/node", fixed: "2.17.2" },
  { id: "CVE-2025-59057", package: "@remix-run/react", fixed: "2.17.1" },
  { id: "CVE-2026-21884", package: "@remix-run/react", fixed: "2.17.3" },
  { id: "CVE-2026-22030", package: "@remix-run/server-runtime", fixed: "2.17.3" },
  { id: "CVE-2026-22029", package: "@remix-run/router", fixed: "1.23.2" },
  { id: "CVE-2026-40181", package: "@remix-run/router", fixed: "1.23.3" },
  { id: "CVE-2026-53668", package: "@remix-run/router", fixed: "1.23.4" },
  { id: "CVE-2026-42211", package: "turbo-stream", answer: "2.4.1 is the last of its line; it needs Object.prototype to be polluted first, which tests/abuse/json-patch.test.ts refuses" },
  { id: "CVE-2025-59139", package: "hono", fixed: "4.9.7" },
  { id: "CVE-2026-22817", package: "hono", fixed: "4.11.4" },
  { id: "CVE-2026-44456", package: "hono", fixed: "4.12.16" },
  { id: "CVE-2026-54290", package: "hono", fixed: "4.12.25" },
  { id: "serveStatic-double-slash", package: "@hono/node-server", fixed: "1.19.13" },
  { id: "CVE-2026-39356", package: "drizzle-orm", fixed: "0.45.2" },
  { id: "CVE-2026-125755", package: "nodemailer", fixed: "10.4.1" },
  { id: "CVE-2026-8657", package: "jsondiffpatch", fixed: "0.7.6" },
  { id: "GHSA-67mh-4wv8-f99w", package: "esbuild", fixed: "0.25.0", answer: "it hits esbuild’s own development server, which nothing here starts" },
]

/** The newest release of each PostgreSQL that closes a hole, and which. */
export const postgresqlReleases: Readonly<Record<number, { release: string; closes: string }>> = {
  18: { release: "18.7", closes: "CVE-2026-6460" },
  17: { release: "17.12", closes: "CVE-2026-6460" },
  16: { release: "16.16", closes: "CVE-2026-6460" },
  15: { release: "15.20", closes: "CVE-2026-6460" },
  14: { release: "14.25", closes: "CVE-2026-6460" },
}

/** Those that hit something of `installed`, each with what it hits. */
export function hits(installed: readonly { name: string; version: string }[]) {
  return advisories.flatMap((advisory) =>
    installed
      .filter(
        ({ name, version }) =>
          name === advisory.package && (!advisory.fixed || isBelow(version, advisory.fixed)),
      )
      .map(({ version }) => ({ ...advisory, version })),
  )
}

/** What an operator is to know of the PostgreSQL that runs; nothing where no hole of it is known. */
export function postgresqlWarning(version: string): string | undefined {
  const known = postgresqlReleases[Number.parseInt(version, 10)]
  if (!known) return `PostgreSQL ${version} is of no line that is known to be maintained`
  if (!isBelow(version, known.release)) return undefined
  return `PostgreSQL ${version} has a hole that ${known.release} closes (${known.closes})`
}

function isBelow(version: string, other: string): boolean {
  const numbers = (text: string) => (/^[\d.]*/.exec(text)?.[0] ?? "").split(".").map(Number)
  const [ours, theirs] = [numbers(version), numbers(other)]
  for (let at = 0; at < Math.max(ours.length, theirs.length); at += 1) {
    const difference = (ours[at] ?? 0) - (theirs[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
