import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * What the stand-in does with a question; a number of its own for each, as answers are kept, and postal codes that
 * the product's own list of communes does not have.
 */
export const registerAnswers = {
  known: { siren: "732829320", postalCode: "69991" },
  fails: { siren: "443061841", postalCode: "69992" },
  "is asked too often": { siren: "552100554", postalCode: "69993" },
  "hangs up": { siren: "572015246", postalCode: "69994" },
  "never answers": { siren: "542065479", postalCode: "69995" },
} as const

/** A business that the stand-in knows, and knows as closed. */
export const closedBusiness = { siren: "552081317" }

const seat = {
  siret: "73282932000074",
  adresse: "8 RUE DE LA RÉPUBLIQUE 69001 LYON",
  numero_voie: "8",
  type_voie: "RUE",
  libelle_voie: "DE LA RÉPUBLIQUE",
  code_postal: "69001",
  libelle_commune: "LYON",
  etat_administratif: "A",
}
const business = {
  siren: registerAnswers.known.siren,
  nom_raison_sociale: "ATELIER MARTIN",
  nom_complet: "ATELIER MARTIN",
  nature_juridique: "5720",
  etat_administratif: "A",
  siege: seat,
}
const commune = {
  code: "69109",
  nom: "Lozanne",
  codesPostaux: [registerAnswers.known.postalCode],
}

const answer: RequestListener = (request, response) => {
  const { searchParams } = new URL(request.url ?? "/", "http://register")
  const asked = searchParams.get("q") ?? searchParams.get("codePostal")
  const isAbout = ({ siren, postalCode }: { siren: string; postalCode: string }) =>
    asked?.startsWith(siren) || asked === postalCode
  if (isAbout(registerAnswers["never answers"])) return
  if (isAbout(registerAnswers["hangs up"])) return request.socket.destroy()
  if (isAbout(registerAnswers.fails)) return response.writeHead(500).end()
  if (isAbout(registerAnswers["is asked too often"])) return response.writeHead(429).end()
  const isKnown = isAbout(registerAnswers.known)
  const closed = { ...business, ...closedBusiness, etat_administratif: "C" }
  const known = isKnown ? [business] : asked?.startsWith(closed.siren) ? [closed] : []
  const found = searchParams.has("q") ? { results: known } : isKnown ? [commune] : []
  response.setHeader("Content-Type", "application/json").end(JSON.stringify(found))
}

/** Stands in for the public registers of businesses and of communes: no test asks the real ones. */
export async function startRegisters(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
