import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewContact } from "#contract/contacts"
import { Proposed } from "~/components/form/proposed"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { clientSearch, clientsToChoose } from "~/services/form/choices.server"
import { duplicatesOf, mergeOf } from "~/services/form/duplicates.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { clientAdding } from "~/services/form/new-client.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ContactFields } from "./_fields"

export const handle = titled("contacts.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contacts.create")
  const clientId = new URL(args.request.url).searchParams.get("clientId")
  return {
    clientId,
    clients: await clientsToChoose(api, clientId),
    roles: (await optionNames(args.request, api, "contactRole")).suggested,
    constraints: constraintsOf(NewContact),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewContact, {
    clientId: clientSearch(api),
    newClient: clientAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  const proposed = await duplicatesOf(api, "contacts", form)
  if (proposed.length > 0) return form.propose(proposed)
  const saved = await api.post("/Contacts", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  const { id } = saved.data
  const next = mergeOf("contacts", form, id) ?? `../contacts/${id}`
  return redirectWithToast(args, next, "contacts.added")
}

export default function NewContactScreen() {
  const { t } = useTranslation()
  const { clientId, clients, roles, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("contacts.new")}
      labels="contacts"
      constraints={constraints}
      defaultValue={{ clientId }}
      reply={reply}
      submitLabel={t("contacts.add")}
      cancelTo="../contacts"
    >
      <Proposed area="contacts" found={reply?.proposed} />
      <ContactFields clients={clients} roles={roles} />
    </FormScreen>
  )
}
