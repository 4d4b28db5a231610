import type { FoundCompany } from "#contract/company-lookup"
import { formatSiren, isSiren, isSiret, normaliseSiren } from "#domain/siren"
import { waitIn } from "#domain/wait"
import type { Api } from "./api.server"
import type { Search } from "./form/form-search.server"
import { textOf } from "./language/locale.server"

/** What came of a look-up: the business, or the key of the text that says why there is none. */
interface Lookup {
  /** As it was typed. */
  number: string
  company?: FoundCompany
  /** Nobody was asked: the number itself is wrong. */
  error?: string
  failure?: string
  /** So many were asked that the next one waits for so many seconds. */
  wait?: number
}

async function waitOf(refusal: Response): Promise<{ wait: number }> {
  const { wait = 60 } = (await refusal.clone().json()) as { wait?: number }
  return { wait }
}

/** Asks the public register; whatever it says, the person can go on by typing. */
export async function lookUp(api: Api, number: string): Promise<Lookup> {
  const digits = normaliseSiren(number)
  if (!isSiren(digits) && !isSiret(digits))
    return { number, error: digits.length > 9 ? "siret" : "siren" }
  const answer = await api
    .get("/CompanyLookup/{sirenOrSiret}", { path: { sirenOrSiret: digits } })
    .catch(async (problem: unknown): Promise<404 | 503 | { wait: number }> => {
      if (problem instanceof Response && (problem.status === 404 || problem.status === 503))
        return problem.status
      if (problem instanceof Response && problem.status === 429) return waitOf(problem)
      throw problem
    })
  if (typeof answer === "object" && "wait" in answer)
    return { number, failure: "errors.page.tooMany.title", ...answer }
  if (answer === 404) return { number, failure: "register.unknown" }
  if (answer === 503) return { number, failure: "register.unavailable" }
  return { number, company: answer }
}

/**
 * The search of a form that asks for a business: what the register knows fills in what is still empty, and
 * the number itself is filled in whether or not somebody knows it.
 */
export function companySearch(
  request: Request,
  api: Api,
  fieldsOf: (company: FoundCompany) => Record<string, string | null>,
): Search {
  return async ({ q, typed, pressed, picked }) => {
    if (!pressed || !q) return q ? { choices: [] } : undefined
    const lookup = await lookUp(api, q)
    const { company, error, failure, wait } = lookup
    const t = await textOf(request)
    if (wait) {
      const text = `${t("errors.page.wait", { wait: waitIn(wait) })} ${t("register.byHand")}`
      const told = { tone: "warning", title: t("errors.page.tooMany.title"), text } as const
      return { choices: [], fill: numbersOf(q, typed("siret")), told }
    }
    if (error) return { choices: [], told: { tone: "danger", title: t(`errors.${error}`) } }
    if (!company) {
      const title = t(failure ?? "register.unknown")
      const told = { tone: "warning", title, text: t("register.byHand") } as const
      return { choices: [], fill: numbersOf(q, typed("siret")), told }
    }
    const { name, city, closed, establishments } = company
    const title = t("register.found", {
      name,
      city: city ?? "",
      siren: formatSiren(company.siren),
    })
    if (closed) {
      const text = `${t("register.closed")} ${t("register.byHand")}`
      const told = { tone: "warning", title, text } as const
      return { choices: [], fill: numbersOf(q, typed("siret")), told }
    }
    const { siren = null, siret = null, ...known } = fieldsOf(company)
    const isFilled = (name: string) => typed(name) === "" || (picked && placeFields.includes(name))
    const empty = Object.entries(known).filter(([name]) => isFilled(name))
    return {
      choices: establishments.map(({ siret: value, address, isSeat }) => ({
        value,
        label: isSeat ? t("register.seat", { address }) : address,
        text: value,
      })),
      fill: filledOf({ ...Object.fromEntries(empty), siren, siret }),
      told: { tone: "success", title, text: t("register.check") },
    }
  }
}

const filledOf = (values: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )

/** What another establishment of the same business has of its own. */
const placeFields = ["streetAddress", "postalCode", "city"]

/** The number as the form takes it; a SIRET of another business, found before, goes. */
function numbersOf(number: string, typedSiret: string): Record<string, string> {
  const digits = normaliseSiren(number)
  const siren = digits.slice(0, 9)
  const isOfAnother = !normaliseSiren(typedSiret).startsWith(siren)
  if (digits.length === 14) return { siren, siret: digits }
  return { siren, ...(isOfAnother && { siret: "" }) }
}
