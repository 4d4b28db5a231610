import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { cards } from "#contract/areas"
import { neededBy } from "#contract/permissions"
import { HelpContents } from "~/components/help/help-contents"
import { PageHeader } from "~/components/screen/page-header"
import { Prose } from "~/components/shell/prose"
import { ButtonLink } from "~/components/ui/button-link"
import { findHelp } from "~/services/help.server"
import { localeOf } from "~/services/language/locale.server"
import { titled } from "~/services/page-title"
import { usePermissions } from "~/services/person"

export const handle = titled<typeof loader>("help.page", ({ help }) => ({ name: help.title }))

export async function loader({ request, params }: LoaderFunctionArgs) {
  const help = findHelp(await localeOf(request), params.topic)
  if (!help) throw new Response(null, { status: 404 })
  return { help }
}

export default function HelpTopicScreen() {
  const { t } = useTranslation()
  const permissions: readonly string[] = usePermissions()
  const { topic, title, description, headings, html } = useLoaderData<typeof loader>().help
  const card = cards.find(({ screen }) => screen === topic)
  const isOpen = card && neededBy(card).every((right) => permissions.includes(right))
  return (
    <article className="w-full max-w-2xl">
      <PageHeader
        title={title}
        text={description}
        secondary={
          <>
            <ButtonLink to=".." relative="path" variant="outline">
              {t("help.all")}
            </ButtonLink>
            {isOpen ? (
              <ButtonLink to={`../../${topic}`} relative="path">
                {t("help.open", { name: t(`shell.screens.${topic}`) })}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <HelpContents headings={headings} />
      <Prose html={html} />
    </article>
  )
}
