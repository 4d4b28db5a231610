import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { Mail } from "lucide-react"
import { useTranslation } from "react-i18next"
import { mostReceivers, NewMailing } from "#contract/mailings"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { EmptyState } from "~/components/screen/empty-state"
import { FormScreen } from "~/components/screen/form-screen"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("mailings.new")

/** Whom it goes to stands in the address: who was ticked, or the filter of the list of contacts. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "mailings.create")
  const given = new URL(args.request.url).searchParams
  const templates = await ifAllowed(
    api.list("/MailTemplates", { query: { purpose: "mailing", limit: 100 } }),
  )
  const { contactIds: _, ...constraints } = constraintsOf(NewMailing)
  return {
    contactIds: given.getAll("id").slice(0, mostReceivers),
    filter: { q: given.get("q") ?? "", clientId: given.get("clientId") ?? "" },
    templates: (templates?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
    constraints,
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewMailing)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Mailings", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../mailings/${saved.data.id}`, "mailings.prepared")
}

export default function NewMailingScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const { contactIds, filter, templates, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (templates.length === 0)
    return (
      <>
        <PageHeader title={t("mailings.new")} />
        <EmptyState
          icon={Mail}
          title={t("mailings.noTemplate")}
          text={t("mailings.templateHint")}
          action={
            can("mailTemplates.create") ? (
              <ButtonLink to="../mail-templates/new?purpose=mailing">
                {t("mailings.newTemplate")}
              </ButtonLink>
            ) : null
          }
        />
      </>
    )
  const isFiltered = filter.q !== "" || filter.clientId !== ""
  return (
    <FormScreen
      title={t("mailings.new")}
      text={t("mailings.text")}
      constraints={constraints}
      labels="mailings"
      defaultValue={{ templateId: templates[0]?.value }}
      reply={reply}
      submitLabel={t("mailings.prepare")}
      cancelTo="../mailings"
    >
      <FieldGroup>
        <TextField name="name" label={t("mailings.name")} hint={t("mailings.nameHint")} />
        <SelectField
          name="templateId"
          label={t("mailings.template")}
          hint={t("mailings.templateHint")}
          options={templates}
        />
        <p className="sm:col-span-2">
          <span className="block font-medium">{t("mailings.contactIds")}</span>
          {contactIds.length > 0
            ? t("mailings.chosen", { count: contactIds.length })
            : t(isFiltered ? "mailings.ofFilter" : "mailings.ofAll")}
        </p>
      </FieldGroup>
      {contactIds.map((id) => (
        <input key={id} type="hidden" name="contactIds" value={id} />
      ))}
      <input type="hidden" name="q" value={filter.q} />
      <input type="hidden" name="clientId" value={filter.clientId} />
    </FormScreen>
  )
}
