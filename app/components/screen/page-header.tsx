import type { ReactNode } from "react"
import { ItemTabs } from "../shell/item-tabs"
import { Unbroken } from "../unbroken"
import { MoreActions } from "./more-actions"

interface PageHeaderProps {
  title: ReactNode
  text?: ReactNode
  /** The one thing most people come here to do. */
  action?: ReactNode
  /** Everything else, quieter. */
  secondary?: ReactNode
  /** What is done more seldom, all of it quiet: below a button of its own. */
  more?: ReactNode
  /** Beside the title: a status. */
  badge?: ReactNode
}

/** The page's one h1 and what one does from here; where it stands, the shell says. */
export function PageHeader(props: PageHeaderProps) {
  const { title, text, action, secondary, more, badge } = props
  const several = Boolean(secondary || more)
  return (
    // Above a list it is close: the first row is what one came for.
    <header className="mb-6 has-[~.list]:mb-3 has-[+nav~.list]:mb-1">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-4 sm:gap-x-6">
        {/* Where the focus lands when what had it is gone: on what the page is, and how it stands. */}
        <div
          tabIndex={-1}
          data-arrival=""
          className="flex min-h-10 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 outline-offset-4 max-sm:basis-auto sm:basis-72 sm:has-[+nav]:flex-none"
        >
          <h1 className="line-clamp-2 min-w-0 text-2xl font-semibold tracking-tight wrap-anywhere">
            <Unbroken>{title}</Unbroken>
          </h1>
          {badge}
        </div>
        <ItemTabs />
        {text ? (
          // On phones one action stands beside the title; several stand below, and after the text. It takes
          // the whole width: what is narrower has its neighbours come up beside it where there is room.
          <div
            className={`-mt-3 basis-full text-muted ${several ? "sm:order-last" : "order-last"}`}
          >
            <div className="max-w-prose">
              <Unbroken>{text}</Unbroken>
            </div>
          </div>
        ) : null}
        {action || several ? (
          <div
            data-print="no"
            // The palette offers what stands here.
            data-acts=""
            className="relative flex flex-wrap items-center gap-2 max-sm:[&>[data-overlay]]:order-last"
          >
            {secondary}
            {more ? <MoreActions>{more}</MoreActions> : null}
            {action ? <div className="max-sm:order-first">{action}</div> : null}
          </div>
        ) : null}
      </div>
    </header>
  )
}
