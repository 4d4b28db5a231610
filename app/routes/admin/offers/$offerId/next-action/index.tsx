import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OfferAction } from "#contract/offers"
import { isOpenStage } from "#domain/offer"
import { FieldGroup } from "~/components/form/field-group"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { NextActionFields } from "../../_next-action"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ offerId: params.offerId ?? "" })

export const handle = titled<typeof loader>("offers.action.of", ({ offer }) => ({
  name: offer.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "offers.edit")
  const offer = await api.get("/Offers/{offerId}", { path: pathOf(args) })
  if (!isOpenStage(offer.state)) throw redirect(`../offers/${offer.id}`)
  return { offer, constraints: constraintsOf(OfferAction) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OfferAction)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Offers/{offerId}/nextAction", {
    ...{ path: pathOf(args), body: form.value },
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../offers/${saved.data.id}`, "offers.action.planned")
}

export default function NextActionScreen() {
  const { t } = useTranslation()
  const { offer, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("offers.action.of", { name: offer.title })}
      text={t("offers.action.text")}
      constraints={constraints}
      labels="offers"
      defaultValue={offer}
      reply={useActionData<typeof action>()}
      submitLabel={t("offers.action.save")}
      cancelTo={`../offers/${offer.id}`}
    >
      <FieldGroup>
        <NextActionFields />
      </FieldGroup>
    </FormScreen>
  )
}
