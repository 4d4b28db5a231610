import { Link, useLocation } from "@remix-run/react"
import type { CustomerWebsite } from "#contract/customer-website"

/** Each in a sentence. */
export type MissingFact = CustomerWebsite["missing"][number] & { text: string }

/** On which page of the profile a field is mended. */
const profileTabs: Record<string, string> = {
  firstName: "personal",
  lastName: "personal",
  phoneNumber: "personal",
  email: "personal",
  streetAddress: "address",
  postalCode: "address",
  city: "address",
  vatNumber: "vat",
}

/** What the law still asks, each with the way to the field that mends it, and back. */
export function MissingFacts({ missing }: { missing: MissingFact[] }) {
  const { pathname } = useLocation()
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {missing.map(({ text, where, path }) => {
        const page =
          where === "website"
            ? "../website/address"
            : `../profile/${profileTabs[path] ?? "professional"}`
        const search = new URLSearchParams({ returnTo: pathname })
        return (
          <li key={path}>
            <Link to={`${page}?${search}#${path}`} reloadDocument className="underline">
              {text}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
