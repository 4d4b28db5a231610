import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SubscriptionGift } from "#contract/subscriptions"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ userId: params.userId ?? "" })

export const handle = titled("subscriptions.gift.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "subscriptions.edit")
  const { id, username, givenUntil } = await api.get("/Subscriptions/{userId}", {
    path: pathOf(args),
  })
  return { id, username, givenUntil, constraints: constraintsOf(SubscriptionGift) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, SubscriptionGift)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.post("/Subscriptions/{userId}/gifts", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../subscriptions/${saved.data.id}`, "subscriptions.gift.done")
}

export default function GiftScreen() {
  const { t } = useTranslation()
  const { id, username, givenUntil, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("subscriptions.gift.of", { name: username })}
      text={t("subscriptions.gift.text")}
      constraints={constraints}
      defaultValue={{ until: givenUntil }}
      labels="subscriptions"
      reply={useActionData<typeof action>()}
      submitLabel={t("subscriptions.gift.title")}
      cancelTo={`../subscriptions/${id}`}
    >
      <FieldGroup>
        <DateField name="until" label={t("subscriptions.until")} />
        <LongTextField
          name="reason"
          label={t("subscriptions.reason")}
          hint={t("subscriptions.reasonHint")}
        />
      </FieldGroup>
    </FormScreen>
  )
}
