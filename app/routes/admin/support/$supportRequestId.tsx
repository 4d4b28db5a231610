import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useHref, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SupportReply } from "#contract/support"
import { FormScreen } from "~/components/screen/form-screen"
import { SectionCard } from "~/components/screen/section-card"
import { MoreToSay, OwnRequest } from "~/components/support/own-request"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.named", ({ request }) => ({
  name: request.reference,
}))

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  supportRequestId: params.supportRequestId ?? "",
})

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { text: _, ...constraints } = constraintsOf(SupportReply)
  return {
    request: await api.get("/Support/{supportRequestId}", { path: pathOf(args) }),
    constraints,
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, SupportReply)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.post("/Support/{supportRequestId}/replies", {
    ...{ path, body: form.value, key: form.key },
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../support/${path.supportRequestId}`, "support.replied")
}

/** One of one's own requests, and a way to write again. */
export default function OwnSupportRequestScreen() {
  const { t } = useTranslation()
  const { request, constraints } = useLoaderData<typeof loader>()
  const files = useHref("../files")
  return (
    <FormScreen
      title={request.subject ?? t("support.named", { reference: request.reference })}
      text={request.subject ? request.reference : null}
      labels="support.more"
      constraints={constraints}
      reply={useActionData<typeof action>()}
      submitLabel={t("support.send")}
      cancelTo="../support"
    >
      <SectionCard title={t("support.thread")}>
        <OwnRequest request={request} files={files} />
      </SectionCard>
      <MoreToSay />
    </FormScreen>
  )
}
