import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { offerPapers } from "#contract/choices"
import { OfferAcceptance } from "#contract/offers"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { MoneyField } from "~/components/form/money-field"
import { RadioField } from "~/components/form/radio-field"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ offerId: params.offerId ?? "" })

export const handle = titled<typeof loader>("offers.accept.of", ({ offer }) => ({
  name: offer.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "offers.edit")
  const offer = await api.get("/Offers/{offerId}", { path: pathOf(args) })
  return { offer, constraints: constraintsOf(OfferAcceptance) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OfferAcceptance)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const accepted = await api.post("/Offers/{offerId}/acceptance", {
    ...{ path, body: form.value, key: form.key },
  })
  if (accepted.problem) return form.reply(accepted.problem)
  const { id, quoteId, contractId } = accepted.data
  const paper = quoteId ? `../quotes/${quoteId}` : contractId && `../contracts/${contractId}`
  const to = form.value.makes === "none" ? undefined : paper
  return redirectWithToast(args, to ?? `../offers/${id}`, "offers.accepted")
}

/** What an agreement becomes: a quote, a contract, or nothing yet. */
export default function AcceptOfferScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const [params] = useSearchParams()
  const { offer, constraints } = useLoaderData<typeof loader>()
  const known = offer.quoteId !== null || offer.contractId !== null
  const offered = offerPapers.filter(
    (paper) =>
      paper === "none" || (!known && can(paper === "quote" ? "quotes.create" : "contracts.create")),
  )
  return (
    <FormScreen
      title={t("offers.accept.of", { name: offer.title })}
      text={t("offers.accept.text", { client: offer.clientName })}
      constraints={constraints}
      labels="offers.accept"
      defaultValue={{ makes: offered[0] }}
      reply={useActionData<typeof action>()}
      submitLabel={t("offers.accept.confirm")}
      cancelTo={params.get("returnTo") ?? `../offers/${offer.id}`}
    >
      {known ? <Banner tone="info" title={t("offers.accept.known")} /> : null}
      <HiddenField name="from" value={offer.state} />
      <FieldGroup>
        <RadioField
          name="makes"
          label={t("offers.accept.makes")}
          className="sm:col-span-2"
          options={offered.map((paper) => ({
            value: paper,
            label: t(`offers.accept.${paper}`),
            text: t(`offers.accept.${paper}Text`),
          }))}
        />
        {known || offer.tjmHT !== null ? null : (
          <MoneyField name="tjmHT" label={t("offers.tjmHT")} hint={t("offers.accept.rateHint")} />
        )}
      </FieldGroup>
    </FormScreen>
  )
}
