import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewContactRefusal } from "#contract/mailings"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ contactId: params.contactId ?? "" })

export const handle = titled("contacts.refusals.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contacts.edit")
  const { id, name } = await api.get("/Contacts/{contactId}", { path: pathOf(args) })
  return { id, name, today: today(), constraints: constraintsOf(NewContactRefusal) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewContactRefusal)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.post("/Contacts/{contactId}/refusals", {
    ...{ path, body: form.value, key: form.key },
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../contacts/${path.contactId}`, "contacts.refusals.added")
}

/** A refusal that was said or written: when, and in which words. */
export default function NewRefusalScreen() {
  const { t } = useTranslation()
  const { id, name, today, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={`${t("contacts.refusals.new")} · ${name}`}
      text={t("contacts.refusals.text")}
      constraints={constraints}
      labels="contacts.refusals"
      defaultValue={{ on: today }}
      reply={useActionData<typeof action>()}
      submitLabel={t("contacts.refusals.save")}
      cancelTo={`../contacts/${id}`}
    >
      <FieldGroup>
        <DateField name="on" label={t("contacts.refusals.on")} />
        <LongTextField
          name="words"
          label={t("contacts.refusals.words")}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </FormScreen>
  )
}
