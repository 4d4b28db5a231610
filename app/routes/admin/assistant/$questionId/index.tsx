import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ProposalConfirmation } from "#contract/assistant"
import { formatInstant } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { Answer } from "../_answer"

export const handle = titled<typeof loader>("screen.named", ({ answer }) => ({ name: answer.text }))

const questionOf = ({ params }: LoaderFunctionArgs) => ({ questionId: params.questionId ?? "" })

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return { answer: await api.get("/Assistant/questions/{questionId}", { path: questionOf(args) }) }
}

/** Confirms the proposal that the page shows. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ProposalConfirmation)
  if (form.invalid) return form.reply()
  const here = `../assistant/${questionOf(args).questionId}`
  const done = await api.post("/Assistant/proposals/{proposalId}/confirmation", {
    path: form.value,
  })
  if (!done.problem) return redirectWithToast(args, here, "assistant.proposal.done")
  const { code } = done.problem
  // What would be done now stands in its place.
  const said = code === "proposalStale" ? "assistant.proposal.stale" : `errors.${code}`
  return redirectWithToast(args, here, said, "error")
}

export default function AnswerScreen() {
  const { t, i18n } = useTranslation()
  const { answer } = useLoaderData<typeof loader>()
  return (
    <div className="grid w-full max-w-3xl gap-6">
      <PageHeader
        title={answer.text}
        text={formatInstant(answer.askedAt, i18n.language)}
        action={<ButtonLink to="../assistant">{t("assistant.ask")}</ButtonLink>}
        secondary={
          <ButtonLink variant="outline" to="delete">
            {t("assistant.forget")}
          </ButtonLink>
        }
      />
      <div role="status">
        <SectionCard title={t("assistant.answer")}>
          <Answer answer={answer} />
        </SectionCard>
      </div>
    </div>
  )
}
