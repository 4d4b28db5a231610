import { useTranslation } from "react-i18next"
import { BulkPrompt } from "./bulk-prompt"

type PromptProps = React.ComponentProps<typeof BulkPrompt>

interface DeleteTickedProps
  extends Pick<PromptProps, "items" | "list" | "consequences" | "reply" | "referrers"> {}

/** The confirmation of a deletion of several records, which names them. */
export function DeleteTicked(props: DeleteTickedProps) {
  const { t } = useTranslation()
  return (
    <BulkPrompt
      {...props}
      title={t("table.bulk.delete")}
      confirmLabel={t("screen.delete.confirm")}
      doneText={(count) => t("table.bulk.deleted", { count })}
    />
  )
}
