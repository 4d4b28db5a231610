import type { CustomerWebsite, SitePageKind } from "#contract/customer-website"
import type { Profile } from "#contract/profile"
import { missingOfAddress } from "#domain/address"
import { isCompany } from "#domain/legal-status"

type MissingFact = CustomerWebsite["missing"][number]

/** What a site says that nobody has touched yet. */
export const freshPages = (kinds: readonly SitePageKind[]): CustomerWebsite["pages"] =>
  kinds.map((kind) => ({ kind, shown: true, title: null, text: null }))

/** The home page opens the site and the legal notice is always there, whatever was ticked. */
export const settled = (pages: CustomerWebsite["pages"]): CustomerWebsite["pages"] => {
  const always = (kind: SitePageKind) => kind === "home" || kind === "legal"
  const rank = (kind: SitePageKind) => (kind === "home" ? 0 : kind === "legal" ? 2 : 1)
  return pages
    .map((page) => ({ ...page, shown: page.shown || always(page.kind) }))
    .sort((one, other) => rank(one.kind) - rank(other.kind))
}

type Facts = Pick<
  Profile,
  | "legalStatus"
  | "commercialName"
  | "firstName"
  | "lastName"
  | "streetAddress"
  | "postalCode"
  | "city"
  | "country"
  | "phoneNumber"
  | "email"
  | "siren"
  | "siret"
  | "shareCapital"
  | "registerCity"
  | "vatRegime"
  | "vatNumber"
>

/**
 * What the law still asks before a site may be published: who it is, where and how to reach them (LCEN
 * art. 1-1 and 19), and who hosts it. Each thing once; of an address, the first field that it lacks.
 */
export function missingOfSite(profile: Facts, host: string | null): MissingFact[] {
  const company = profile.legalStatus !== null && isCompany(profile.legalStatus)
  const taxed = profile.vatRegime !== null && profile.vatRegime !== "franchise"
  const lack = (path: string, lacking: boolean, code: string): MissingFact[] =>
    lacking ? [{ code, where: "profile", path }] : []
  return [
    ...lack("legalStatus", profile.legalStatus === null, "legalStatus"),
    ...lack("commercialName", company && !profile.commercialName, "sellerName"),
    // The person who answers for what is published, of a company too.
    ...lack("firstName", !profile.firstName, "siteFirstName"),
    ...lack("lastName", !profile.lastName, "siteLastName"),
    ...missingOfAddress(profile)
      .slice(0, 1)
      .flatMap((path) => lack(path, true, "sellerAddress")),
    ...lack("phoneNumber", !profile.phoneNumber, "sitePhone"),
    ...lack("email", !profile.email, "siteEmail"),
    ...lack("siren", !profile.siren && !profile.siret, "sellerSiren"),
    ...lack("shareCapital", company && profile.shareCapital === null, "shareCapital"),
    ...lack("registerCity", company && !profile.registerCity, "registerCity"),
    ...lack("vatNumber", taxed && !profile.vatNumber, "sellerVatNumber"),
    ...(host ? [] : [{ code: "siteHost", where: "website" as const, path: "host" }]),
  ]
}
