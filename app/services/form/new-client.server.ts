import type { Api } from "../api.server"
import { lookUp } from "../company-lookup.server"
import { textOf } from "../language/locale.server"
import type { Search } from "./form-search.server"
import { translateFor } from "./translate.server"

/** What the form of a client begins with. */
const usual = { kind: "company", status: "active", country: "FR", language: "fr" } as const

/**
 * Adds a client from within a form, which comes back as it was with that client chosen: of a name and an address, or of
 * a number that the public register knows.
 */
export const clientAdding =
  (request: Request, api: Api): Search =>
  async ({ typed, pressed }) => {
    if (!pressed) return undefined
    const say = await translateFor({ request })
    const t = await textOf(request)
    const [name = "", email = "", number = ""] = ["name", "email", "number"].map((field) =>
      typed(`_q.newClient.${field}`),
    )
    const refused = (title: string) => ({
      choices: [],
      told: { tone: "danger", title } as const,
      typed: { name, email, number },
    })
    const { company, error, failure } = number ? await lookUp(api, number) : {}
    if (error) return refused(say(error))
    if (failure && !name) return refused(t(failure))
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
    if (saved.problem) {
      const [first] = saved.problem.errors ?? []
      const labels = new Map([
        ["name", t("companies.name")],
        ["email", t("companies.email")],
      ])
      const field = labels.get(first?.path ?? "")
      return refused([field, say(first?.code ?? saved.problem.code)].filter(Boolean).join(" – "))
    }
    const { id, name: label } = saved.data
    return {
      choices: [{ value: id, label }],
      fill: { clientId: id },
      told: { tone: "success", title: t("companies.addedAndChosen", { name: label }) },
    }
  }
