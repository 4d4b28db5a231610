import type { i18n } from "i18next"
import type { Choice, FormReply } from "~/components/form/reply"
import { errorText } from "~/services/form/error-text"
import type { Search } from "~/services/form/form-search.server"
import { localeOf, textsIn } from "~/services/language/locale.server"
import type { FormState } from "./_form-state"

type Values = Record<string, unknown>

/** What a text finds in a list, whatever its accents and capitals. */
export function matching(choices: Choice[], q: string): Choice[] {
  const plain = (text: string) =>
    text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("fr")
  return choices.filter(({ label }) => plain(label).includes(plain(q.trim()))).slice(0, 20)
}

/** The search of a field whose choices are all known. */
export const countrySearch =
  (countries: Choice[]): Search =>
  async ({ q, chosen, pressed }) => {
    const found = q || pressed ? matching(countries, q) : []
    const held = countries.filter(
      ({ value }) => value === chosen && !found.some((it) => it.value === value),
    )
    return { choices: [...held, ...found] }
  }

/** The values of the fields that one types in, as a state shows them. */
export async function typedSpecimens(request: Request, state: FormState) {
  const texts = textsIn(await localeOf(request))
  const { t } = texts
  const filled = {
    text: t("design.values.text"),
    longText: t("design.values.longText"),
    email: "camille@exemple.fr",
    phoneNumber: "+33612345678",
    iban: "FR1420041010050500013M02606",
    whole: 30,
    money: 123450,
    percent: "5.5",
    quantity: "7.75",
    day: "2026-11-21",
    moment: "2026-11-21T14:30",
    from: "2026-11-01",
    to: "2026-11-30",
    recurrence: { frequency: "monthly", every: 1, start: "2027-01-31", expiry: "2027-12-31" },
  }
  const typed = {
    text: "",
    email: "camille@",
    phoneNumber: "06 12",
    iban: "FR14 2004",
    whole: "90",
    money: "douze",
    percent: "cinq",
    quantity: "1,23456",
    from: "2026-11-30",
    to: "2026-11-01",
    recurrence: { frequency: "weekly", every: "0", start: "2027-01-31", expiry: "2027-01-01" },
  }
  const errors = {
    text: ["required"],
    longText: ["tooLong 200"],
    email: ["email"],
    phoneNumber: ["phone"],
    iban: ["iban"],
    whole: ["tooBig 60"],
    money: ["money"],
    percent: ["percent"],
    quantity: ["quantity"],
    day: ["day"],
    moment: ["dateTime"],
    to: ["endBeforeStart"],
    "recurrence.every": ["tooSmall 1"],
    "recurrence.expiry": ["beforeStart"],
  }
  return inState(state, {}, filled, { ...filled, ...typed }, errors, texts)
}

/** The values of the fields that one chooses in. */
export async function chosenSpecimens(request: Request, state: FormState) {
  const texts = textsIn(await localeOf(request))
  const { t } = texts
  const filled = {
    size: "medium",
    trade: "PT",
    days: ["monday", "thursday"],
    tags: t("design.values.tags"),
    plan: "small",
    agreed: true,
    reminded: true,
    color: "teal",
    streetAddress: t("design.values.street"),
    postalCode: "69002",
    city: t("design.values.city"),
    country: "FR",
  }
  const errors = {
    size: ["choice"],
    trade: ["choice"],
    days: ["tooMany 3"],
    "tags[1]": ["tooLong 20"],
    plan: ["required"],
    agreed: ["required"],
    color: ["choice"],
    postalCode: ["tooLong 12"],
    fileId: ["fileType"],
    imageId: ["imageType"],
  }
  const typed = { ...filled, agreed: "", postalCode: "69002 et la suite" }
  return inState(state, { country: "FR" }, filled, typed, errors, texts)
}

/** With errors, the form is what an action would have answered. */
function inState(
  state: FormState,
  empty: Values,
  filled: Values,
  typed: Values,
  codes: Record<string, string[]>,
  texts: i18n,
): { value: Values; wrong?: FormReply } {
  if (state !== "wrong") return { value: state === "empty" ? empty : filled }
  const error = Object.fromEntries(
    Object.entries(codes).map(([name, each]) => [name, each.map((code) => errorText(texts, code))]),
  )
  const initialValue = typed as FormReply["result"]["initialValue"]
  return {
    value: filled,
    wrong: { result: { status: "error", initialValue, error }, key: "wrong" },
  }
}
