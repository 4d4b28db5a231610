import { useHref, useNavigate, useSearchParams } from "@remix-run/react"
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { formatMoney } from "../format"
import { Button, type ButtonProps } from "../ui/button"
import { useLanguage } from "../use-language"
import { searchWith } from "./table-url"

/** The rows one ticks, as a GET form: where it leads asks before it does anything. */
export function BulkForm({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const language = useLanguage()
  const chosen = useChosen(form)
  const go = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    // A file is the browser's to fetch.
    if (!(submitter instanceof HTMLButtonElement) || submitter.dataset.file !== undefined) return
    event.preventDefault()
    const asked = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>
    const { pathname } = new URL(submitter.formAction)
    navigate(`${pathname}?${new URLSearchParams([...asked])}`)
  }
  return (
    <form ref={form} method="get" onSubmit={go} className="list-bulk-form">
      <input type="hidden" name="list" value={searchWith(params, {})} />
      {children}
      <fieldset aria-label={t("table.bulk.label")} className="list-bulk">
        <p role="status">
          {chosen.count ? t("table.bulk.chosen", { count: chosen.count }) : null}
          {chosen.cents === undefined
            ? null
            : ` · ${formatMoney(chosen.cents, undefined, language)}`}
        </p>
        {actions}
      </fieldset>
    </form>
  )
}

interface BulkButtonProps {
  /** The noun below the list that it leads to. */
  to: string
  /** It answers with a file. */
  file?: boolean
  variant?: ButtonProps["variant"]
  /** Where the list is whose pages act on the rows, from here; here, where none is named. */
  from?: string
  children: ReactNode
}

/** One thing to do with the ticked rows. */
export function BulkButton({
  to,
  file,
  variant = "outline",
  from = ".",
  children,
}: BulkButtonProps) {
  const base = useHref(from)
  return (
    <Button
      type="submit"
      size="sm"
      variant={variant}
      formAction={`${base}/${to}`}
      data-file={file ? "" : undefined}
    >
      {children}
    </Button>
  )
}

/** What most lists do with ticked rows, as far as one may. */
export function ExportOrDelete({
  mayExport,
  mayDelete,
  from,
}: Pick<BulkButtonProps, "from"> & {
  mayExport: boolean
  mayDelete: boolean
}) {
  const { t } = useTranslation()
  return (
    <>
      {mayExport ? (
        <BulkButton to="export" from={from} file>
          {t("table.export")}
        </BulkButton>
      ) : null}
      {mayDelete ? (
        <BulkButton to="delete" from={from} variant="destructive">
          {t("table.bulk.remove")}
        </BulkButton>
      ) : null}
    </>
  )
}

/** The head's box, which ticks the page; without scripts a link does it. */
export function SelectPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const label = t("table.bulk.page")
  const search = new URLSearchParams(params)
  search.set("select", "page")
  return (
    <>
      <label className="only-with-script">
        <input type="checkbox" data-page="" aria-label={label} />
      </label>
      <a href={`?${search}`} data-stay="" className="only-without-script">
        <span aria-hidden="true">{t("table.bulk.all")}</span>
        <span className="sr-only">{label}</span>
      </a>
    </>
  )
}

const boxes = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>("tbody input[name=id]"),
]

interface Chosen {
  count: number
  /** What they come to, where the rows of the list say what each does. */
  cents?: number
}

/** How many rows are ticked, and their sum. Rows are not rendered anew for it. */
function useChosen(ref: React.RefObject<HTMLFormElement>): Chosen {
  const [chosen, setChosen] = useState<Chosen>({ count: 0 })
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const tell = ({ target }: { target: EventTarget | null }) => {
      const head = form.querySelector<HTMLInputElement>("input[data-page]")
      const rows = boxes(form)
      if (head && target === head) for (const box of rows) box.checked = head.checked
      const ticked = rows.filter((box) => box.checked)
      const count = ticked.length
      if (head) {
        head.checked = count > 0 && count === rows.length
        head.indeterminate = count > 0 && count < rows.length
      }
      const hasSum = count > 0 && ticked.every((box) => box.dataset.cents !== undefined)
      const cents = ticked.reduce((sum, box) => sum + Number(box.dataset.cents), 0)
      setChosen({ count, ...(hasSum && { cents }) })
    }
    // A browser that comes back to a page may have kept the ticks.
    tell({ target: null })
    form.addEventListener("change", tell)
    return () => form.removeEventListener("change", tell)
  }, [ref])
  return chosen
}
