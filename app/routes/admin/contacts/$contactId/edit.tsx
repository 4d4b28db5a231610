import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ContactChanges } from "#contract/contacts"
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
import { ContactFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ contactId: params.contactId ?? "" })

export const handle = titled<typeof loader>("contacts.edit", ({ contact }) => ({
  name: contact.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contacts.edit")
  const contact = await api.get("/Contacts/{contactId}", { path: pathOf(args) })
  const roles = await optionNames(args.request, api, "contactRole")
  return {
    contact: { ...contact, role: roles.typed(contact.role) },
    roles: roles.suggested,
    clients: await clientsToChoose(api, contact.clientId),
    constraints: constraintsOf(ContactChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ContactChanges, {
    clientId: clientSearch(api),
    newClient: clientAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  const before = await api.get("/Contacts/{contactId}", { path: pathOf(args) })
  const proposed = await duplicatesOf(api, "contacts", form, before)
  if (proposed.length > 0) return form.propose(proposed)
  const saved = await api.put("/Contacts/{contactId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  const { id } = saved.data
  const next = mergeOf("contacts", form, id) ?? `../contacts/${id}`
  return redirectWithToast(args, next, "contacts.changed")
}

export default function EditContactScreen() {
  const { t } = useTranslation()
  const { contact, clients, roles, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("contacts.edit", { name: contact.name })}
      labels="contacts"
      constraints={constraints}
      defaultValue={contact}
      reply={reply}
      cancelTo={`../contacts/${contact.id}`}
    >
      <Proposed area="contacts" found={reply?.proposed} />
      <ContactFields clients={clients} roles={roles} />
    </FormScreen>
  )
}
