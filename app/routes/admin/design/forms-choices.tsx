import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ChosenFields } from "#contract/design"
import { PlumeForm } from "~/components/form/plume-form"
import { apiFor } from "~/services/api.server"
import { communeSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { countryChoices } from "~/services/language/countries.server"
import { titled } from "~/services/page-title"
import { ChosenFieldsForm } from "./_chosen-fields"
import { stateOf } from "./_form-state"
import { FormStates } from "./_form-states"
import { chosenSpecimens, countrySearch } from "./_specimens.server"

export const handle = titled("design.choices.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  const state = stateOf(args.request)
  return {
    state,
    countries: await countryChoices(args.request),
    constraints: constraintsOf(ChosenFields),
    ...(await chosenSpecimens(args.request, state)),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ChosenFields, {
    city: communeSearch(api),
    trade: countrySearch(await countryChoices(args.request)),
  })
  if (form.invalid) return form.reply()
  return { ...(await form.reply()).data, received: JSON.stringify(form.value, null, 2) }
}

export default function DesignChoicesScreen() {
  const { t } = useTranslation()
  const { state, constraints, countries, value, wrong } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <FormStates
      title={t("design.choices.title")}
      state={state}
      received={answer && "received" in answer ? answer.received : undefined}
    >
      <PlumeForm
        key={state}
        constraints={constraints}
        defaultValue={value}
        reply={answer ?? wrong}
        labels="design.fields"
        submitLabel={t("design.forms.submit")}
        files
      >
        <ChosenFieldsForm countries={countries} disabled={state === "disabled"} />
      </PlumeForm>
    </FormStates>
  )
}
