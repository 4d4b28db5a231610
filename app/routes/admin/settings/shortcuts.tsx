import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ShortcutSwitch } from "#contract/navigation"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { shortcutsFor } from "~/components/shell/shortcut-list"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { usePermissions } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"

export const handle = { ...titled("settings.shortcuts.title"), failed: "settings.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { shortcuts } = await api.get("/Navigation")
  return { shortcuts }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ShortcutSwitch)
  if (form.invalid) return form.reply()
  const { pins, hidden } = await api.get("/Navigation")
  const shortcuts = form.value.value === "true"
  const saved = await api.put("/Navigation", { body: { pins, hidden, shortcuts } })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../settings/shortcuts", "settings.changed")
}

/** Which keys lead where, and whether they do: single keys get in the way of who dictates (WCAG 2.1.4). */
export default function ShortcutsScreen() {
  const { t } = useTranslation()
  const { shortcuts } = useLoaderData<typeof loader>()
  const list = shortcutsFor(usePermissions())
  const add = list.filter(({ keys }) => keys[0] === "n")
  const go = list.filter(({ keys }) => keys[0] === "g")
  const always = [{ keys: ["Ctrl", "K"], label: t("search.open") }]
  return (
    <div className="w-full max-w-4xl">
      <PageHeader
        title={t("settings.shortcuts.title")}
        text={t(shortcuts ? "settings.shortcuts.on" : "settings.shortcuts.off")}
        action={
          <StatusButton
            action="../settings/shortcuts"
            values={{ value: shortcuts ? "false" : "true" }}
          >
            {t(shortcuts ? "settings.shortcuts.switchOff" : "settings.shortcuts.switchOn")}
          </StatusButton>
        }
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SectionCard title={t("settings.shortcuts.go")}>
          <Keys rows={go.map(({ keys, label }) => ({ keys, label: t(label) }))} />
        </SectionCard>
        <div className="grid gap-5">
          {add.length > 0 ? (
            <SectionCard title={t("settings.shortcuts.add")}>
              <Keys rows={add.map(({ keys, label }) => ({ keys, label: t(label) }))} />
            </SectionCard>
          ) : null}
          <SectionCard title={t("settings.shortcuts.everywhere")}>
            <Keys
              rows={[
                ...always,
                { keys: ["/"], label: t("search.open") },
                { keys: ["?"], label: t("settings.shortcuts.title") },
              ]}
            />
          </SectionCard>
        </div>
      </div>
    </div>
  )
}

function Keys({ rows }: { rows: { keys: readonly string[]; label: string }[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ keys, label }) => (
        <li key={keys.join("")} className="flex min-h-10 items-center justify-between gap-4 py-1.5">
          <span>{label}</span>
          <span className="flex shrink-0 gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="min-w-6 rounded-control border border-edge bg-sunken px-1.5 text-center font-sans text-sm leading-6"
              >
                {key.length === 1 ? key.toUpperCase() : key}
              </kbd>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
