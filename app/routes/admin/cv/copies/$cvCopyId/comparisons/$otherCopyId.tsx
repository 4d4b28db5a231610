import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { cn } from "~/components/class-names"
import { formatInstant } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("cvCopies.compared", ({ copy }) => ({
  recipient: copy.recipient,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { cvCopyId = "", otherCopyId = "" } = args.params
  return api.get("/CV/copies/{cvCopyId}/comparisons/{otherCopyId}", {
    path: { cvCopyId, otherCopyId },
  })
}

const marks = { same: "", added: "+", removed: "−" }

/** Two copies of CVs, line by line: what only one of them says is marked, by a sign and by a word. */
export default function CvComparisonScreen() {
  const { t, i18n } = useTranslation()
  const { copy, other, lines } = useLoaderData<typeof loader>()
  const at = formatInstant(other.createdAt, i18n.language)
  const isSame = lines.every(({ state }) => state === "same")
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={t("cvCopies.compared", { recipient: copy.recipient })}
        text={t(isSame ? "cvCopies.sameAs" : "cvCopies.beside", { recipient: other.recipient, at })}
        secondary={
          <ButtonLink to={`../cv/copies/${copy.id}`} variant="outline">
            {t("cvCopies.back")}
          </ButtonLink>
        }
      />
      <Card>
        <ul>
          {lines.map(({ state, text }, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and never move.
              key={at}
              className={cn(
                "grid grid-cols-[1.25rem_minmax(0,1fr)] py-0.5",
                state === "added" && "font-medium",
                state === "removed" && "text-muted line-through",
              )}
            >
              <span aria-hidden="true">{marks[state]}</span>
              <span className="min-w-0 break-words">
                {state === "same" ? null : (
                  <span className="sr-only">{t(`cvCopies.lines.${state}`)} </span>
                )}
                {text}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
