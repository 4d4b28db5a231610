import { useTranslation } from "react-i18next"
import { mostSupportSigns } from "#contract/choices"
import type { OwnSupportRequest } from "#contract/support"
import { readersLength } from "#domain/readers-length"
import { LongTextField } from "../form/long-text-field"
import { Conversation } from "../screen/conversation"
import { Card } from "../ui/card"
import { SupportFiles } from "./support-files"

/** What somebody asked of support and what was answered, as they read it; `files` is where its files are opened. */
export function OwnRequest({ request, files }: { request: OwnSupportRequest; files: string }) {
  const { t } = useTranslation()
  return (
    <Conversation
      label={t("support.thread")}
      sayings={[
        {
          ...{ id: request.id, at: request.createdAt, text: request.message },
          ...{ who: t("support.kinds.reply"), side: "ours" },
          more: <SupportFiles files={request.files} to={files} />,
        },
        ...request.entries.map(({ id, createdAt, kind, text }) => ({
          ...{ id, at: createdAt, text, who: t(`support.kinds.${kind}`) },
          side: kind === "reply" ? ("ours" as const) : ("theirs" as const),
        })),
      ]}
    />
  )
}

/** What they write besides. */
export function MoreToSay() {
  const { t } = useTranslation()
  return (
    <Card>
      <LongTextField
        name="text"
        label={t("support.more.text")}
        most={{ signs: mostSupportSigns, count: readersLength }}
        rows={5}
        required
      />
    </Card>
  )
}
