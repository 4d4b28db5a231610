import type { CustomerWebsite } from "#contract/customer-website"
import { sitePageKinds } from "#contract/customer-website"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { findProfile } from "../../people/profile/queries"
import { blank, type ProfileData } from "../../people/profile/rules"
import { contentOf, type OfferedProduct, type SiteContent } from "../../site-pages/content"
import { readPublishedCv } from "../cv/publications.commands"
import { findWebsite, listOffer, type WebsiteRow } from "./queries"
import { freshPages } from "./rules"

type Draft = Omit<WebsiteRow, "slug"> & Pick<CustomerWebsite, "slug">

/** A site with what it is made of. */
export interface Site {
  exists: boolean
  website: Draft
  profile: ProfileData
  products: OfferedProduct[]
  /** Who hosts it: what the installation says, else what its owner wrote. */
  host: string | null
  content: SiteContent
}

/** The owner's site as it would be shown now; what it would be, where none was ever saved. */
export async function readSite(
  db: Database,
  owner: Owner,
  { email, operatorHost }: { email: string | null; operatorHost: string | undefined },
): Promise<Site> {
  const [saved, known, products, cv] = await Promise.all([
    findWebsite(db, owner),
    findProfile(db, owner),
    listOffer(db, owner),
    readPublishedCv(db, owner, "site"),
  ])
  const profile = known ?? blank(email)
  const website = saved ?? fresh(profile)
  const host = operatorHost ?? website.host
  const content = contentOf(website, profile, products, host, cv?.[website.language] ?? null)
  return { exists: saved !== undefined, website, profile, products, host, content }
}

function fresh({ language }: Pick<ProfileData, "language">): Draft {
  return {
    version: 1,
    changedAt: new Date(0),
    template: "atelier",
    palette: "forest",
    language,
    slug: null,
    title: null,
    tagline: null,
    pages: freshPages(sitePageKinds),
    services: [],
    hiddenProducts: [],
    host: null,
    publishedAt: null,
    domain: null,
    domainToken: "",
    domainProvenAt: null,
  }
}
