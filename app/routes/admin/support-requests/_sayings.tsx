import { useHref } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { SupportRequestDetails } from "#contract/support"
import { Conversation } from "~/components/screen/conversation"
import { SupportFiles } from "~/components/support/support-files"

/** A request with all that was said and done since, to those who answer. */
export function Sayings({ request }: { request: SupportRequestDetails }) {
  const { t } = useTranslation()
  const files = useHref(`../support-requests/${request.id}/files`)
  const asked = request.account?.username ?? request.email
  return (
    <Conversation
      label={t("supportRequests.thread")}
      sayings={[
        {
          ...{ id: request.id, at: request.createdAt, text: request.message },
          ...{ who: asked, side: "theirs" },
          more: <SupportFiles files={request.files} to={files} />,
        },
        ...request.entries.map(({ id, createdAt, kind, text, authorName }) => {
          const who = t(`supportRequests.kinds.${kind}`, {
            name: kind === "reply" ? asked : (authorName ?? t("supportRequests.gone")),
          })
          const side = kind === "reply" ? "theirs" : kind === "note" ? "aside" : ("ours" as const)
          return { id, at: createdAt, who, text, side } as const
        }),
      ]}
    />
  )
}
