import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { currentUser } from "~/services/session/current-user.server"
import { redirectWithToast } from "~/services/toast.server"

/** Says that one belongs to a business that is in the register already. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { companyId = "" } = args.params
  const { id: UserId } = await currentUser(api)
  await api.post("/Companies", { body: { Company: { id: companyId }, UserId } })
  return redirectWithToast(args, `../register/${companyId}`, "register.companies.saved")
}

export const loader = () => redirect("../register")
