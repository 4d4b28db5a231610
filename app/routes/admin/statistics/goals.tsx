import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { GoalChanges } from "#contract/statistics"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { MoneyField } from "~/components/form/money-field"
import { NumberField } from "~/components/form/number-field"
import { FormScreen } from "~/components/screen/form-screen"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled("statistics.goals.edit")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "statistics.edit")
  const asked = Number(new URL(args.request.url).searchParams.get("year"))
  const now = Number(today().slice(0, 4))
  const year = Number.isInteger(asked) && Math.abs(asked - now) <= 1 ? asked : now
  const goals = await api.get("/Statistics/goals", { query: { year } })
  const values = {
    year,
    turnoverHT: goals.turnoverHT?.goal ?? null,
    days: goals.days?.goal ?? null,
    dailyRateHT: goals.dailyRateHT?.goal ?? null,
  }
  return { year, now, values, constraints: constraintsOf(GoalChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, GoalChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Statistics/goals", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../statistics", "statistics.goals.saved")
}

/** What one means to reach in a year. */
export default function GoalsScreen() {
  const { t } = useTranslation()
  const { year, now, values, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      key={year}
      title={t("statistics.goals.title", { year })}
      text={
        <>
          {t("statistics.goals.text")}
          <span className="mt-2 flex flex-wrap gap-2">
            {[now - 1, now, now + 1].map((each) => (
              <ButtonLink
                key={each}
                to={`?year=${each}`}
                variant={each === year ? "default" : "outline"}
                aria-current={each === year ? "true" : undefined}
              >
                {each}
              </ButtonLink>
            ))}
          </span>
        </>
      }
      constraints={constraints}
      defaultValue={values}
      labels="statistics.goals"
      reply={useActionData<typeof action>()}
      cancelTo="../statistics"
    >
      <HiddenField name="year" />
      <FieldGroup>
        <MoneyField name="turnoverHT" label={t("statistics.goals.turnoverHT")} />
        <NumberField name="days" label={t("statistics.goals.days")} />
        <MoneyField name="dailyRateHT" label={t("statistics.goals.dailyRateHT")} />
      </FieldGroup>
    </FormScreen>
  )
}
