import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { CalendarCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { RetentionSettingsChanges } from "#contract/mailings"
import { PlumeForm } from "~/components/form/plume-form"
import { SwitchField } from "~/components/form/switch-field"
import { formatDay } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("contacts.retention.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [contacts, settings] = await Promise.all([
    api.get("/Retention"),
    api.get("/Retention/settings"),
  ])
  return { contacts, settings, constraints: constraintsOf(RetentionSettingsChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, RetentionSettingsChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Retention/settings", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../contacts/retention", "contacts.retention.saved")
}

/** Contacts whose three years end, and whether they are erased without a question. */
export default function RetentionScreen() {
  const { t, i18n } = useTranslation()
  const can = useCan()
  const { contacts, settings, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <div className="w-full max-w-3xl">
      <PageHeader title={t("contacts.retention.title")} text={t("contacts.retention.text")} />
      {contacts.length === 0 ? (
        <EmptyState
          icon={CalendarCheck}
          title={t("contacts.retention.none.title")}
          text={t("contacts.retention.none.text")}
        />
      ) : (
        <SectionCard title={t("contacts.retention.table")}>
          <ul className="divide-y divide-line">
            {contacts.map(({ id, name, clientName, dueOn, state }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
                <span className="min-w-0 flex-1 basis-56 break-words">
                  <Link to={`../contacts/${id}/retention`} className="text-accent hover:underline">
                    {name}
                  </Link>{" "}
                  <span className="text-muted text-sm">{clientName}</span>
                </span>
                <StatusBadge tone={state === "due" ? "danger" : "warning"}>
                  {t(`contacts.retention.${state}`, {
                    day: dueOn ? formatDay(dueOn, i18n.language) : "",
                  })}
                </StatusBadge>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
      {can("contacts.delete") ? (
        <div className="mt-8">
          <PlumeForm
            constraints={constraints}
            labels="contacts.retention"
            defaultValue={settings}
            reply={reply}
            submitLabel={t("contacts.retention.save")}
            cancelTo="../contacts"
          >
            <SwitchField name="erases" label={t("contacts.retention.settings")} />
          </PlumeForm>
        </div>
      ) : null}
    </div>
  )
}
