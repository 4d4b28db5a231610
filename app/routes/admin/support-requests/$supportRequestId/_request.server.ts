import type { Api } from "~/services/api.server"
import type { Args } from "~/services/session/request-session.server"

export const pathOf = ({ params }: Args & { params: { supportRequestId?: string } }) => ({
  supportRequestId: params.supportRequestId ?? "",
})

/** The request in the address. */
export const findRequest = (api: Api, args: Args & { params: { supportRequestId?: string } }) =>
  api.get("/SupportRequests/{supportRequestId}", { path: pathOf(args) })
