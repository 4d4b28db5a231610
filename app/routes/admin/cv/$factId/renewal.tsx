import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { CertificationRenewal } from "#contract/cv"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { FactFields } from "../_fields"
import { languages } from "../_kind.server"
import { organismsFor } from "../_organisms.server"
import { useSayDate } from "../_say"

export const handle = titled("cv.renewal.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.create")
  const fact = await api.get("/CV/facts/{factId}", { path: { factId: args.params.factId ?? "" } })
  if (fact.kind !== "certification" || !fact.can.includes("renew"))
    throw redirect(`../cv/${fact.id}`)
  const { id, titleFr, titleEn, organism, licenceNumber, link, noExpiry, expiresOn } = fact
  return {
    ...{ id, expiresOn, languages },
    known: { titleFr, titleEn, organism, licenceNumber, link, noExpiry },
    organisms: await organismsFor(api, "certification"),
    constraints: constraintsOf(CertificationRenewal),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CertificationRenewal)
  if (form.invalid) return form.reply()
  const path = { factId: args.params.factId ?? "" }
  const saved = await api.post("/CV/facts/{factId}/renewals", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../cv/${saved.data.id}`, "cv.renewal.added")
}

/** The next certification in the place of one that ends: what stays is filled in, its days and its proof are new. */
export default function RenewalScreen() {
  const { t } = useTranslation()
  const say = useSayDate()
  const { id, known, expiresOn, constraints, languages, organisms } = useLoaderData<typeof loader>()
  const name = known.titleFr ?? known.titleEn ?? ""
  return (
    <FormScreen
      title={t("cv.renewal.of", { name })}
      text={
        expiresOn ? t("cv.renewal.text", { end: say(expiresOn) }) : t("cv.renewal.textWithoutEnd")
      }
      constraints={constraints}
      defaultValue={known}
      labels="cv"
      reply={useActionData<typeof action>()}
      submitLabel={t("cv.renewal.add")}
      cancelTo={`../cv/${id}`}
    >
      <FactFields kind="certification" languages={languages} organisms={organisms} />
    </FormScreen>
  )
}
