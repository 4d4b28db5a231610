import type { LoaderFunctionArgs } from "@remix-run/node"
import { Form, useLoaderData } from "@remix-run/react"
import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { nextStep, steps } from "./_steps"

export const handle = { ...titled("firstRun.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "profile.edit")
  return api.get("/Profile")
}

export default function FirstRunScreen() {
  const { t } = useTranslation()
  const profile = useLoaderData<typeof loader>()
  const isComplete = steps.every((step) => step.isDone(profile))
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader
        title={t("firstRun.title")}
        text={t(isComplete ? "firstRun.complete" : "firstRun.text")}
      />
      <Card>
        <ol className="grid gap-4">
          {steps.map((step, at) => (
            <li key={step.name} className="flex items-start gap-4">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent"
              >
                {step.isDone(profile) ? <Check size={18} /> : at + 1}
              </span>
              <span>
                <span className="block font-medium">{t(step.label)}</span>
                <span className="block text-sm text-muted">{t(step.text)}</span>
              </span>
            </li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          {isComplete ? (
            <ButtonLink to="../profile">{t("firstRun.profile")}</ButtonLink>
          ) : (
            <ButtonLink to={`../first-run/${nextStep(profile)}`}>
              {t(profile.firstRunStep ? "firstRun.goOn" : "firstRun.start")}
            </ButtonLink>
          )}
          {profile.firstConnection ? (
            <Form method="post" action="../first-run/completion">
              <Button type="submit" variant="ghost">
                {t("firstRun.later")}
              </Button>
            </Form>
          ) : null}
        </div>
      </Card>
    </div>
  )
}
