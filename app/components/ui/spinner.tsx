import { LoaderCircle } from "lucide-react"

/** Something is under way; the text beside it says what. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle size={size} aria-hidden="true" className="animate-spin" />
}
