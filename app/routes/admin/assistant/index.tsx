import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewQuestion } from "#contract/assistant"
import { formatInstant } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { TableFooter } from "~/components/table/table-footer"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { Ask } from "./_ask"

export const handle = titled("assistant.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  const [{ rows, ...page }, settings, { examples }] = await Promise.all([
    api.list("/Assistant/questions", { query }),
    api.get("/Assistant/settings"),
    api.get("/Assistant/tools"),
  ])
  const questions = rows.map(({ id, text, sentence, askedAt }) => ({ id, text, sentence, askedAt }))
  return {
    questions,
    page,
    isOn: settings.enabled,
    isOffered: settings.offered,
    examples,
    constraints: constraintsOf(NewQuestion),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewQuestion)
  if (form.invalid) return form.reply()
  const asked = await api.post("/Assistant/questions", { body: form.value, key: form.key })
  if (asked.problem) return form.reply(asked.problem)
  // The panel beside other screens shows it itself.
  if (new URL(args.request.url).searchParams.has("panel")) return { answer: asked.data }
  return redirect(`../assistant/${asked.data.id}`)
}

/** One asks, and reads what one asked before. */
export default function AssistantScreen() {
  const { t } = useTranslation()
  const { isOn, isOffered, examples, constraints } = useLoaderData<typeof loader>()
  const told = useActionData<typeof action>()
  const reply = told && "answer" in told ? undefined : told
  const choices = isOffered ? (
    <ButtonLink variant="outline" to="choices">
      {t("assistant.off.action")}
    </ButtonLink>
  ) : undefined
  return (
    <div className="grid w-full max-w-3xl gap-6">
      <PageHeader title={t("assistant.title")} text={t("assistant.intro")} secondary={choices} />
      {isOn ? (
        <Ask reply={reply} constraints={constraints} examples={examples} />
      ) : (
        <EmptyState
          title={t("assistant.off.title")}
          text={isOffered ? t("assistant.off.text") : t("assistant.off.byOperator")}
          action={choices}
        />
      )}
      <History />
    </div>
  )
}

function History() {
  const { t, i18n } = useTranslation()
  const { questions, page, isOn } = useLoaderData<typeof loader>()
  if (questions.length === 0)
    return isOn ? (
      <EmptyState title={t("assistant.empty.title")} text={t("assistant.empty.text")} />
    ) : null
  return (
    <SectionCard
      title={t("assistant.history")}
      aside={
        <ButtonLink variant="ghost" to="delete">
          {t("assistant.forgetAll")}
        </ButtonLink>
      }
    >
      <ul className="divide-y divide-line">
        {questions.map(({ id, text, sentence, askedAt }) => (
          <li key={id} className="grid gap-1 py-3">
            <Link to={id} className="wrap-anywhere font-semibold text-accent underline">
              {text}
            </Link>
            <p className="wrap-anywhere text-sm">{sentence}</p>
            <p className="text-muted text-sm">{formatInstant(askedAt, i18n.language)}</p>
          </li>
        ))}
      </ul>
      <TableFooter page={page} />
    </SectionCard>
  )
}
