import type { LoaderFunctionArgs } from "@remix-run/node"
import { environment } from "../../config/environment"
import { apiFor } from "./api.server"

/** Who may see the pages of the pieces: administrators, and while the product is being built everyone signed in. */
export async function requireDesign(args: LoaderFunctionArgs): Promise<void> {
  const api = await apiFor(args)
  const { permissions } = await api.get("/Users")
  if (environment().mode === "production" && !permissions.includes("design.see"))
    throw new Response("Forbidden", { status: 403 })
}
