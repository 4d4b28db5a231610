import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("assistant.forgetOne")

const questionOf = ({ params }: LoaderFunctionArgs) => ({ questionId: params.questionId ?? "" })

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { id, text } = await api.get("/Assistant/questions/{questionId}", {
    path: questionOf(args),
  })
  return { id, text }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const gone = await api.delete("/Assistant/questions/{questionId}", { path: questionOf(args) })
  if (gone.problem) return askAgain(args, gone.problem)
  return redirectWithToast(args, "../assistant", "assistant.forgotten")
}

export default function ForgetQuestionScreen() {
  const { id, text } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return <DeleteScreen name={text} cancelTo={`../assistant/${id}`} reply={reply} />
}
