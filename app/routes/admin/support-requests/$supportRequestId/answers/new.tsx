import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SupportAnswerForm } from "#contract/support"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { SectionCard } from "~/components/screen/section-card"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { Sayings } from "../../_sayings"
import { findRequest, pathOf } from "../_request.server"

export const handle = titled<typeof loader>("supportRequests.answerTo", ({ request }) => ({
  reference: request.reference,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "supportRequests.edit")
  const [request, texts] = await Promise.all([findRequest(api, args), api.get("/SupportTexts")])
  const named = new URL(args.request.url).searchParams.get("text")
  const chosen = texts.find(({ id }) => id === named)
  const words =
    chosen &&
    (request.language === "en"
      ? (chosen.textEn ?? chosen.textFr)
      : (chosen.textFr ?? chosen.textEn))
  return {
    request,
    texts,
    chosen: chosen?.id,
    words,
    constraints: constraintsOf(SupportAnswerForm),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, SupportAnswerForm)
  if (form.invalid) return form.reply()
  const { text, version, button } = form.value
  const { supportRequestId } = pathOf(args)
  const saved = await api.post("/SupportRequests/{supportRequestId}/answers", {
    path: { supportRequestId },
    body: { text, version, treat: button === "treat" },
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(
    args,
    `../support-requests/${supportRequestId}`,
    "supportRequests.answered",
  )
}

/** The answer goes by mail; treated with it, or not yet. */
export default function AnswerSupportRequestScreen() {
  const { t } = useTranslation()
  const { request, texts, chosen, words, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      key={chosen}
      title={t("supportRequests.answerTo", { reference: request.reference })}
      text={t("supportRequests.answerText", { email: request.email })}
      labels="supportRequests.answering"
      constraints={constraints}
      defaultValue={{ version: request.version, text: words }}
      reply={useActionData<typeof action>()}
      cancelTo={`../support-requests/${request.id}`}
      submitLabel={t("supportRequests.send")}
      submitAs={{ name: "button", value: "wait" }}
      moreActions={
        <Button type="submit" name="button" value="treat" variant="outline">
          {t("supportRequests.sendAndTreat")}
        </Button>
      }
    >
      <SectionCard title={request.subject ?? t("supportRequests.thread")}>
        <Sayings request={request} />
      </SectionCard>
      <SectionCard title={t("supportRequests.begin.title")}>
        <ul className="flex flex-wrap gap-2">
          {texts.map(({ id, name }) => (
            <li key={id}>
              <ButtonLink
                to={`?text=${id}`}
                variant="outline"
                size="sm"
                aria-current={id === chosen ? "true" : undefined}
              >
                {name}
              </ButtonLink>
            </li>
          ))}
          <li>
            <ButtonLink to="../support-requests/texts" variant="ghost" size="sm">
              {t("supportRequests.begin.manage")}
            </ButtonLink>
          </li>
        </ul>
      </SectionCard>
      <Card>
        <LongTextField name="text" label={t("supportRequests.answering.text")} rows={8} required />
      </Card>
    </FormScreen>
  )
}
