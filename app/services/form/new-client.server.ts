import type { Api } from "../api.server"
import { lookUp } from "../company-lookup.server"
import { textOf } from "../language/locale.server"
import { addHere } from "./add-here.server"
import { translateFor } from "./translate.server"

/** What the form of a client begins with. */
const usual = { kind: "company", status: "active", country: "FR", language: "fr" } as const

/**
 * Adds a client from within a form, which comes back with that client chosen: of a name and an address, or of a number
 * that the public register knows.
 */
export const clientAdding = (request: Request, api: Api) =>
  addHere({
    request,
    name: "newClient",
    fields: { name: "companies.name", email: "companies.email", number: undefined },
    async save({ name, email, number }) {
      const t = await textOf(request)
      const { company, error, failure } = number ? await lookUp(api, number) : {}
      if (error) return { refused: (await translateFor({ request }))(error) }
      if (failure && !name) return { refused: t(failure) }
      const saved = await api.post("/Clients", {
        body: {
          name: name || (company?.name ?? ""),
          email: email || undefined,
          siren: company?.siren,
          siret: company?.siret ?? undefined,
          vatNumber: company?.vatNumber,
          streetAddress: company?.streetAddress ?? undefined,
          postalCode: company?.postalCode ?? undefined,
          city: company?.city ?? undefined,
          ...usual,
        },
      })
      if (saved.problem) return saved
      const { id, name: label } = saved.data
      return {
        choices: [{ value: id, label }],
        fill: { clientId: id },
        told: { tone: "success", title: t("companies.addedAndChosen", { name: label }) },
      }
    },
  })
