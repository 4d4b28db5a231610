import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TypedFields } from "#contract/design"
import { PlumeForm } from "~/components/form/plume-form"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { stateOf } from "./_form-state"
import { FormStates } from "./_form-states"
import { typedSpecimens } from "./_specimens.server"
import { TypedFieldsForm } from "./_typed-fields"

export const handle = titled("design.forms.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  const state = stateOf(args.request)
  return {
    state,
    constraints: constraintsOf(TypedFields),
    ...(await typedSpecimens(args.request, state)),
  }
}

export async function action(args: ActionFunctionArgs) {
  await apiFor(args)
  const form = await readForm(args, TypedFields)
  if (form.invalid) return form.reply()
  return { ...(await form.reply()).data, received: JSON.stringify(form.value, null, 2) }
}

export default function DesignFormsScreen() {
  const { t } = useTranslation()
  const { state, constraints, value, wrong } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <FormStates
      title={t("design.forms.title")}
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
      >
        <TypedFieldsForm disabled={state === "disabled"} />
      </PlumeForm>
    </FormStates>
  )
}
