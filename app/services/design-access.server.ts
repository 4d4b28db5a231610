import type { LoaderFunctionArgs } from "@remix-run/node"
import { environment } from "../../config/environment"
import { apiFor } from "./api.server"

/** Who may see the pages of the pieces: administrators, and while the product is being built everyone signed in. */
export async function requireDesign(args: LoaderFunctionArgs): Promise<void> {
  await apiFor(args, environment().mode === "production" ? "design.see" : undefined)
}
