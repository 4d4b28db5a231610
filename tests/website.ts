import { createSites } from "../api/showcase/website/host.routes"
import type { TestApi } from "./api"

/** What the law asks of a site’s owner: Camille’s profile, part by part. */
export async function completeProfile({ call }: TestApi): Promise<void> {
  const parts: [string, object][] = [
    [
      "professional",
      { legalStatus: "entrepreneur", siren: "732829320", activity: "Développement de logiciels" },
    ],
    [
      "personal",
      {
        firstName: "Camille",
        lastName: "Martin",
        email: "camille@example.fr",
        phoneNumber: "+33612345678",
      },
    ],
    ["address", { streetAddress: "12 rue Mercière", postalCode: "69002", city: "Lyon" }],
    ["vat", { vatRegime: "franchise" }],
  ]
  for (const [part, values] of parts) {
    const { version } = (await call("camille", "GET", "/Profile")).body
    const saved = await call("camille", "PUT", `/Profile/${part}`, { ...values, version })
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  }
}

/** What a stranger gets who asks a host of the published sites. */
export async function visit(
  { parts }: TestApi,
  path: string,
  host = "sites.localhost:3000",
  form?: Record<string, string>,
): Promise<Response> {
  const body = form && new URLSearchParams(form)
  const request = new Request(`http://${host}${path}`, { method: body ? "POST" : "GET", body })
  return createSites(parts).fetch(request)
}
