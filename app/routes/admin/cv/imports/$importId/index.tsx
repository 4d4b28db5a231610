import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { CvImportConfirmation } from "#contract/cv-resumes"
import { PlumeForm } from "~/components/form/plume-form"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { localeOf, textsIn } from "~/services/language/locale.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { HeadLine, ImportLines, ProfileLines } from "../_lines"
import { withReasons } from "../_reasons.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ importId: params.importId ?? "" })

export const handle = titled("cvImports.one")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.create")
  const file = await api.get("/CV/imports/{importId}", { path: pathOf(args) })
  const texts = textsIn(await localeOf(args.request))
  return {
    file: { ...file, lines: withReasons(file.lines, texts) },
    constraints: constraintsOf(CvImportConfirmation),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CvImportConfirmation)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const done = await api.post("/CV/imports/{importId}/confirmation", { path, body: form.value })
  if (done.problem) return form.reply(done.problem)
  return redirectWithToast(args, `../cv/imports/${path.importId}`, "cvImports.imported")
}

/** What would become of each part of a file, chosen line by line; once it is imported, the way back. */
export default function CvImportScreen() {
  const { t } = useTranslation()
  const { file, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const isDone = file.importedAt !== null
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={t("cvImports.one")}
        text={
          isDone
            ? t(file.undoneAt ? "cvImports.undone" : "cvImports.done", { name: file.fileName })
            : t("cvImports.text", { name: file.fileName })
        }
        secondary={
          file.can.includes("undo") ? (
            <StatusButton action={`../cv/imports/${file.id}/undoing`}>
              {t("cvImports.undo")}
            </StatusButton>
          ) : null
        }
      />
      {file.cvId && !file.undoneAt ? (
        <p>
          <Link to={`../cv/versions/${file.cvId}`}>{t("cvImports.head.made")}</Link>
        </p>
      ) : null}
      {file.can.includes("confirm") ? (
        <PlumeForm
          constraints={constraints}
          defaultValue={{}}
          labels="cvImports"
          reply={reply}
          submitLabel={t("cvImports.confirm")}
          cancelTo="../cv"
        >
          <SectionCard title={t("cvImports.lines")}>
            <ImportLines lines={file.lines} />
          </SectionCard>
          {file.head ? (
            <SectionCard title={t("cvImports.head.title")}>
              <HeadLine head={file.head} />
            </SectionCard>
          ) : null}
          {file.profile.length > 0 ? (
            <SectionCard title={t("cvImports.profile.title")}>
              <p className="mb-2 text-muted text-sm">{t("cvImports.profile.text")}</p>
              <ProfileLines profile={file.profile} />
            </SectionCard>
          ) : null}
        </PlumeForm>
      ) : null}
    </div>
  )
}
