import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SuspensionChoice, suspensionFrom } from "#contract/users"
import { addDays, startOfDayIn, todayIn } from "#domain/day"
import { DateField } from "~/components/form/date-field"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { forbidden } from "~/services/forbidden.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { findRecord } from "./_record.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ personId: params.userId ?? "" })

export const handle = titled<typeof loader>("users.suspensionOf", ({ person }) => ({
  name: person.username,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "users.edit")
  const person = await findRecord(api, args)
  if (!person.can.includes("suspend")) throw forbidden(args)
  const earliest = addDays(today(), 1)
  return { person, earliest, constraints: constraintsOf(SuspensionChoice) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, suspensionFrom(today()))
  if (form.invalid) return form.reply()
  const { suspendedUntil, suspensionReason } = form.value
  const until = suspendedUntil && startOfDayIn("Europe/Paris", suspendedUntil).toISOString()
  const saved = await api.patch("/Users/{personId}", {
    path: pathOf(args),
    body: [
      { op: "replace", path: "/suspendedUntil", value: until ?? "" },
      { op: "replace", path: "/suspensionReason", value: suspensionReason ?? "" },
    ],
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../users/${saved.data.id}`, toldOf(until))
}

const toldOf = (until: string | null | undefined) =>
  until ? "users.suspended" : "users.suspensionLifted"

/** A day to come suspends until its beginning in Paris; none lifts the suspension at once. */
export default function SuspensionScreen() {
  const { t } = useTranslation()
  const { person, earliest, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("users.suspensionOf", { name: person.username })}
      text={t("users.suspensionText")}
      labels="users"
      constraints={constraints}
      defaultValue={{
        suspendedUntil:
          person.suspendedUntil && todayIn("Europe/Paris", new Date(person.suspendedUntil)),
        suspensionReason: person.suspensionReason,
      }}
      reply={useActionData<typeof action>()}
      cancelTo={`../users/${person.id}`}
    >
      <Card className="grid gap-5">
        <DateField
          name="suspendedUntil"
          min={earliest}
          label={t("users.suspendedUntil")}
          hint={t("users.suspendedUntilHint")}
        />
        <LongTextField name="suspensionReason" label={t("users.suspensionReason")} />
      </Card>
    </FormScreen>
  )
}
