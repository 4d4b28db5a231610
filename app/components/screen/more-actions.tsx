import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "../ui/button"

/**
 * What is done more seldom, below a button of its own that opens without scripts: links and forms of one
 * button, all quiet. Scripts close it by Escape and by a click beside it (shell/menus.tsx).
 */
export function MoreActions({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <details className="shell-menu more-actions" data-menu="">
      <summary className={buttonVariants({ variant: "outline" })}>
        {t("screen.more")}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <div className="shell-panel [&_:is(a,button)]:w-full [&_:is(a,button)]:justify-start [&_:is(a,button)]:px-3 [&_:is(a,button)]:font-normal [&_:is(a,button)]:text-ink">
        {children}
      </div>
    </details>
  )
}
