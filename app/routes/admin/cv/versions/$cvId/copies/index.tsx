import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewCvCopy } from "#contract/cv-copies"
import { CvCopies } from "~/components/cv/cv-copies"
import { PlumeForm } from "~/components/form/plume-form"
import { TextField } from "~/components/form/text-field"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { WaitingFindings } from "../_waiting"

export const handle = titled<typeof loader>("cvCopies.of", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const cvId = args.params.cvId ?? ""
  const [cv, copies] = await Promise.all([
    api.get("/CV/versions/{cvId}", { path: { cvId } }),
    api.get("/CV/copies", { query: { cvId } }),
  ])
  return {
    cvId,
    name: cv.name,
    target: cv.target ?? cv.offerTitle ?? "",
    mayFreeze: cv.can.includes("export"),
    findings: cv.findings,
    copies,
    constraints: constraintsOf(NewCvCopy),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewCvCopy)
  if (form.invalid) return form.reply()
  const path = { cvId: args.params.cvId ?? "" }
  const added = await api.post("/CV/versions/{cvId}/copies", {
    path,
    body: form.value,
    key: form.key,
  })
  if (added.problem) return form.reply(added.problem)
  return redirectWithToast(args, `../cv/copies/${added.data.id}`, "cvCopies.added")
}

/** What went out of a CV, and to whom; another copy is frozen here. */
export default function CvCopiesScreen() {
  const { t } = useTranslation()
  const { cvId, name, target, mayFreeze, findings, copies, constraints } =
    useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <div className="w-full max-w-3xl">
      <PageHeader title={t("cvCopies.of", { name })} text={t("cvCopies.text")} />
      <div className="grid gap-5">
        <WaitingFindings cvId={cvId} findings={findings} />
        {copies.length > 0 ? (
          <SectionCard title={t("cvCopies.list")}>
            <CvCopies copies={copies} />
          </SectionCard>
        ) : (
          <p className="text-muted">{t("cvCopies.none")}</p>
        )}
        {mayFreeze ? (
          <PlumeForm
            constraints={constraints}
            defaultValue={{ recipient: target }}
            labels="cvCopies"
            reply={reply}
            submitLabel={t("cvCopies.add")}
            cancelTo={`../cv/versions/${cvId}`}
          >
            <Card>
              <TextField
                name="recipient"
                label={t("cvCopies.recipient")}
                hint={t("cvCopies.recipientHint")}
              />
            </Card>
          </PlumeForm>
        ) : null}
      </div>
    </div>
  )
}
