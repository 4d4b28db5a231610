import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { redirect } from "@remix-run/node"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { offerStates } from "#contract/choices"
import { OfferMove } from "#contract/offers"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { RadioField } from "~/components/form/radio-field"
import { SuggestedField } from "~/components/form/suggested-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { textOf } from "~/services/language/locale.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ offerId: params.offerId ?? "" })

export const handle = titled<typeof loader>("offers.move.of", ({ offer }) => ({
  name: offer.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "offers.edit")
  const offer = await api.get("/Offers/{offerId}", { path: pathOf(args) })
  const reasons = (await optionNames(args.request, api, "abortReason")).suggested
  return { offer, reasons, constraints: constraintsOf(OfferMove) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OfferMove)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  // What is agreed leads further than to another column.
  if (form.value.to === "accepted") {
    const { search } = new URL(args.request.url)
    return redirect(`../offers/${path.offerId}/acceptance${search}`)
  }
  const moved = await api.post("/Offers/{offerId}/moves", { path, body: form.value, key: form.key })
  if (moved.problem?.code === "offerMoved") {
    const [{ state }, t] = await Promise.all([
      api.get("/Offers/{offerId}", { path }),
      textOf(args.request),
    ])
    const detail = t("offers.movedMeanwhile", {
      from: t(`offers.states.${form.value.from}`),
      now: t(`offers.states.${state}`),
    })
    return form.reply({ ...moved.problem, code: `moved ${detail}` })
  }
  if (moved.problem) return form.reply(moved.problem)
  return redirectWithToast(args, `../offers/${moved.data.id}`, "offers.moved")
}

/** Where to, and of what comes to nothing why; the board's forms are sent here too. */
export default function MoveOfferScreen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const { offer, reasons, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("offers.move.of", { name: offer.title })}
      text={t("offers.move.from", { state: t(`offers.states.${offer.state}`) })}
      constraints={constraints}
      labels="offers"
      defaultValue={{ to: params.get("to") ?? "" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("offers.move.open")}
      cancelTo={params.get("returnTo") ?? `../offers/${offer.id}`}
    >
      <HiddenField name="from" value={offer.state} />
      <FieldGroup>
        <RadioField
          name="to"
          label={t("offers.to")}
          className="sm:col-span-2"
          options={offerStates
            .filter((state) => state !== offer.state)
            .map((state) => ({ value: state, label: t(`offers.states.${state}`) }))}
        />
        <SuggestedField
          name="reason"
          label={t("offers.reason")}
          hint={t("offers.move.abortHint")}
          suggested={reasons}
        />
        <LongTextField name="words" label={t("offers.words")} className="sm:col-span-2" />
      </FieldGroup>
    </FormScreen>
  )
}
