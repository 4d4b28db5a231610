import { type Address, missingOfAddress } from "./address"
import type { ClientKind } from "./client-kind"
import type { Day } from "./day"
import { electronicAddressOf } from "./electronic-address"
import { isEstablishedInFrance, territoryOf } from "./territory"
import { isOfUnion } from "./vat"

/** What electronic bills ask of a client, whoever keeps it. */
export interface ElectronicClient extends Address {
  kind: ClientKind
  siren: string | null
  vatNumber: string | null
  email: string | null
}

/** What is missing, and the field that mends it. */
export interface MissingOfClient {
  code: "clientAddress" | "clientSiren" | "clientVatNumber" | "clientElectronicAddress"
  path: "streetAddress" | "postalCode" | "city" | "siren" | "vatNumber" | "email"
}

/**
 * What a client lacks for an electronic bill (BR-FR-11, BR-FR-12; BT-49): a French business is reached by its
 * SIREN, one of the Union by its VAT number, others by e-mail. Private persons receive paper or PDF as before.
 */
export function missingOfClient(client: ElectronicClient, day: Day): MissingOfClient[] {
  if (client.kind === "individual") return []
  const address = missingOfAddress(client)
    .slice(0, 1)
    .map((path): MissingOfClient => ({ code: "clientAddress", path }))
  return [...reachOf(client, day), ...address]
}

function reachOf(client: ElectronicClient, day: Day): MissingOfClient[] {
  const { siren, vatNumber } = client
  if (isEstablishedInFrance(client, day))
    return siren ? [] : [{ code: "clientSiren", path: "siren" }]
  if (territoryOf(client, day) === "union" && !(vatNumber && isOfUnion(vatNumber)))
    return [{ code: "clientVatNumber", path: "vatNumber" }]
  return electronicAddressOf(client) ? [] : [{ code: "clientElectronicAddress", path: "email" }]
}
