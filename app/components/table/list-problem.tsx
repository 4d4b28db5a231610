import { isRouteErrorResponse, useHref, useLocation, useRouteError } from "@remix-run/react"
import { CircleAlert, FileQuestion, FilterX, Lock, type LucideIcon } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "../screen/empty-state"
import { PageHeader } from "../screen/page-header"
import { buttonVariants } from "../ui/button"

type Kind = "failed" | "forbidden" | "missing" | "unknown"

const states: Record<Kind, { icon: LucideIcon; title: string; text: string; action: string }> = {
  failed: {
    icon: CircleAlert,
    title: "table.problem.failed.title",
    text: "table.problem.failed.text",
    action: "table.problem.failed.action",
  },
  forbidden: {
    icon: Lock,
    title: "table.problem.forbidden.title",
    text: "table.problem.forbidden.text",
    action: "table.problem.forbidden.action",
  },
  missing: {
    icon: FileQuestion,
    title: "errors.page.missing.title",
    text: "errors.page.missing.text",
    action: "table.problem.forbidden.action",
  },
  unknown: {
    icon: FilterX,
    title: "table.problem.unknown.title",
    text: "table.problem.unknown.text",
    action: "table.problem.unknown.action",
  },
}

/**
 * A list that could not be read, in its own place within the frame: it failed, the right to it is
 * missing, or the address asks for what there is not. Each comes with a next step.
 */
export function ListProblem({ title }: { title: string }) {
  const kind = kindOf(useRouteError())
  return (
    <>
      <PageHeader title={title} />
      <ListProblemState kind={kind} />
    </>
  )
}

export function ListProblemState({ kind }: { kind: Kind }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  // The failed page is asked for anew, whole: what keeps it from coming may be in the browser.
  const home = useHref("..")
  const to = { failed: `${pathname}${search}`, forbidden: home, missing: home, unknown: pathname }[
    kind
  ]
  const { icon, title, text, action } = states[kind]
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        title={t(title)}
        text={t(text)}
        action={
          <a href={to} className={buttonVariants({ variant: "outline" })}>
            {t(action)}
          </a>
        }
      />
    </div>
  )
}

function kindOf(error: unknown): Kind {
  if (!isRouteErrorResponse(error)) return "failed"
  if (error.status === 403) return "forbidden"
  // The record that it is a list of is not there, or not any more.
  if (error.status === 404) return "missing"
  return error.status === 422 ? "unknown" : "failed"
}
