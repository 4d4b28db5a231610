/**
 * Names that a site may not bear: they are, or look like, addresses of the installation itself or of the state,
 * in whose name nobody else asks for money.
 */
const reserved = new Set(
  "about account accounts admin ap api app assets auth blog cdn contact cookies dashboard dev docs ftp help host identity images imap index legal login mail metrics ns official plume pop postmaster privacy robots root security sign-in sign-up site sitemap sites smtp static status support system test webmail well-known www agirc-arrco agircarrco ameli ants anssi banque-de-france caf carsat chorus chorus-pro cipav cnav cnil constructor cpam defense dgccrf dgfip douane douanes edf elysee france france-connect france-travail franceconnect gendarmerie gouv gouvernement impots infogreffe inpi insee interieur justice la-poste laposte legifrance mairie ministere net-entreprises msa pole-emploi police prefecture prototype republique republique-francaise securite-sociale senat service-public sirene tresor-public urssaf".split(
    " ",
  ),
)

/** How many days a name that was given up is kept from others. */
export const quarantineDays = 30

/** A name below the sites' host: small letters, digits and single hyphens, between 3 and 50 signs. */
export function isSlug(text: string): boolean {
  return text.length >= 3 && text.length <= 50 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

export const isReserved = (slug: string): boolean =>
  reserved.has(slug) ||
  /(^|-)(gouv|urs{1,2}af{1,2}|impots?|dgfip|ants|agirc|franceconnect)(-|$)/.test(slug)

/** "Atelier Éléonore & fils" is atelier-eleonore-fils; undefined where too little is left of it. */
export function slugOf(text: string): string | undefined {
  const slug = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("-")
    .slice(0, 45)
    .replace(/-$/, "")
  return isSlug(slug) ? slug : undefined
}

/** "https://Www.Exemple.fr/" is www.exemple.fr; undefined for what is no public name of a machine. */
export function domainOf(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/\/$/, "")
  if (!plain || /[/:@?#\s]/.test(plain) || !URL.canParse(`http://${plain}`)) return undefined
  const { hostname } = new URL(`http://${plain}`)
  const labels = hostname.split(".")
  const isName = labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
  const last = labels.at(-1) ?? ""
  const isPublic = labels.length > 1 && /[a-z]/.test(last) && !local.has(last)
  return isName && isPublic && hostname.length <= 253 ? hostname : undefined
}

/** RFC 6761 and 8375: these are nobody's. */
const local = new Set(["arpa", "internal", "invalid", "lan", "local", "localhost", "test"])

/** The record that proves who holds a domain. */
export const proofName = (domain: string): string => `_plume.${domain}`
export const proofText = (token: string): string => `plume-site=${token}`
