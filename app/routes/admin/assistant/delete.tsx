import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("assistant.forgetAll")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "assistant.see")
  return null
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const gone = await api.delete("/Assistant/questions")
  if (gone.problem) return askAgain(args, gone.problem)
  return redirectWithToast(args, "../assistant", "assistant.allForgotten")
}

export default function ForgetEverythingScreen() {
  const { t } = useTranslation()
  return (
    <DeleteScreen
      name={t("assistant.history")}
      consequences={t("assistant.forgetAllText")}
      cancelTo="../assistant"
      reply={useActionData<typeof action>()}
    />
  )
}
