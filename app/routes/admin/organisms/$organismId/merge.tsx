import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OrganismMerge } from "#contract/organisms"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { PageHeader } from "~/components/screen/page-header"
import { SearchForm } from "~/components/screen/search-form"
import { SectionCard } from "~/components/screen/section-card"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ organismId: params.organismId ?? "" })

export const handle = titled<typeof loader>("optionSets.merge.of", ({ organism }) => ({
  name: organism.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "organisms.edit")
  const { searchParams } = new URL(args.request.url)
  const intoId = searchParams.get("intoId")
  const q = searchParams.get("q") ?? ""
  const organism = await api.get("/Organisms/{organismId}", { path: pathOf(args) })
  const into =
    intoId && (await api.get("/Organisms/{organismId}", { path: { organismId: intoId } }))
  const page = await api.list("/Organisms", { query: { q: q || undefined, limit: 25 } })
  const others = page.rows.flatMap(({ id, name }) => (id === organism.id ? [] : [{ id, name }]))
  return { organism, q, others, into: into ? { id: into.id, name: into.name } : null }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OrganismMerge)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const merged = await api.post("/Organisms/{organismId}/merge", { path, body: form.value })
  if (merged.problem) return form.reply(merged.problem)
  return redirectWithToast(args, `../organisms/${path.organismId}`, "optionSets.merge.done")
}

/** First which one, then what names it, and whether. */
export default function MergeOrganismScreen() {
  const { t } = useTranslation()
  const { organism, q, others, into } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { name, uses } = organism
  if (into)
    return (
      <ConfirmPrompt
        title={t("optionSets.merge.question", { name, other: into.name })}
        confirmLabel={t("optionSets.merge.confirm")}
        cancelTo={`../organisms/${organism.id}`}
        values={{ intoId: into.id }}
        reply={reply}
      >
        <p>
          {t("organisms.facts", { count: uses.records })}{" "}
          {t("optionSets.uses.people", { count: uses.people })}
        </p>
        <p className="mt-1">{t("organisms.mergeText", { name, other: into.name })}</p>
      </ConfirmPrompt>
    )
  return (
    <>
      <PageHeader title={t("optionSets.merge.of", { name })} text={t("organisms.mergeChoose")} />
      <SearchForm q={q} label={t("organisms.search")} placeholder={t("organisms.search")} />
      <SectionCard title={t("optionSets.merge.with")}>
        {others.length === 0 ? <p className="text-muted">{t("organisms.noOther")}</p> : null}
        <ul className="grid gap-2 sm:grid-cols-2">
          {others.map((other) => (
            <li key={other.id}>
              <Link to={`?intoId=${other.id}`} className="text-accent underline">
                {other.name}
              </Link>
            </li>
          ))}
        </ul>
      </SectionCard>
    </>
  )
}
