import type { Api } from "../api.server"
import { textOf } from "../language/locale.server"
import { addHere } from "./add-here.server"

/** Adds a contact from within a form, which comes back with them chosen; they work for the client that is chosen in it. */
export const contactAdding = (request: Request, api: Api) =>
  addHere({
    request,
    name: "newContact",
    fields: { name: "contacts.name", email: "contacts.email" },
    async save({ name, email }, typed) {
      const t = await textOf(request)
      const saved = await api.post("/Contacts", {
        body: { name, email: email || undefined, clientId: typed("clientId") || undefined },
      })
      if (saved.problem) return saved
      const { id, name: label } = saved.data
      return {
        choices: [{ value: id, label }],
        fill: { contactId: id },
        told: { tone: "success", title: t("contacts.addedAndChosen", { name: label }) },
      }
    },
  })
