import type { ReactNode } from "react"
import { PublicLayout } from "~/components/shell/public-layout"

/** The public pages' frame, in a file that is fetched only where a page failed in the browser. */
export default function LateFrame(props: { signedIn: boolean; children: ReactNode }) {
  return <PublicLayout {...props} />
}
