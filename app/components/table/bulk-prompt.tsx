import { Form, useNavigation } from "@remix-run/react"
import { Fragment, type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { newFormKey } from "../form/form-key"
import { useOwnAddress } from "../form/own-address"
import { SubmitButton } from "../form/submit-button"
import { Banner } from "../screen/banner"
import { PageHeader } from "../screen/page-header"
import { ButtonLink } from "../ui/button-link"
import { Card } from "../ui/card"

interface RowProblem {
  id: string
  name: string
  /** Why. */
  text: string
}

/** What the page that asked is told: what was refused, or what it asked about where some of it is gone. */
export interface SelectionReply {
  done: number
  refused: RowProblem[]
  asked?: { id: string; name: string }[]
}

interface BulkPromptProps {
  /** The question, which says how many. */
  title: string
  /** The list's name and address, its filters kept. */
  list: { label: string; to: string }
  /** What it would be done to, by name. */
  items: { id: string; name: string; detail?: ReactNode }[]
  consequences: string
  confirmLabel: string
  variant?: "destructive" | "default"
  /** What was answered to it, where it did not simply end. */
  reply?: SelectionReply
  /** "3 deleted", of those that were not refused. */
  doneText: (count: number) => string
  /** What keeps a refused record, as links. */
  referrers?: (id: string) => ReactNode
  /** Further fields. */
  children?: ReactNode
}

/** A page that asks before something is done to several records, and says which of them refused. */
export function BulkPrompt(props: BulkPromptProps) {
  const { list, items, reply, doneText } = props
  const { t } = useTranslation()
  const ended = reply &&
    !reply.asked && {
      summary: `${doneText(reply.done)}, ${t("table.bulk.refused", { count: reply.refused.length })}`,
      refused: reply.refused,
    }
  const gone = reply?.asked?.filter(({ id }) => !items.some((item) => item.id === id)) ?? []
  return (
    <div className="max-w-2xl">
      <PageHeader title={props.title} />
      {gone.length > 0 ? (
        <Banner tone="warning" title={t("table.bulk.gone", { count: gone.length })}>
          {gone.map(({ name }) => name).join(", ")}
        </Banner>
      ) : null}
      {ended ? (
        <Ended ended={ended} list={list} referrers={props.referrers} />
      ) : items.length === 0 ? (
        <Card>
          <p>{t("table.bulk.nothing")}</p>
          <ButtonLink to={list.to} variant="outline" className="mt-4">
            {t("table.bulk.back")}
          </ButtonLink>
        </Card>
      ) : (
        // Asked about others, it is another form.
        <Question key={items.length} {...props} />
      )}
    </div>
  )
}

function Question(props: BulkPromptProps) {
  const { t } = useTranslation()
  const [key] = useState(newFormKey)
  const address = useOwnAddress()
  const busy = useNavigation().formMethod === "POST"
  return (
    <Card>
      <p>{props.consequences}</p>
      <ul className="mt-4 max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {props.items.map(({ id, name, detail }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <span className="font-medium">{name}</span>
            <span className="text-muted">{detail}</span>
          </li>
        ))}
      </ul>
      <Form method="post" action={address} className="mt-6">
        <input type="hidden" name="_key" value={key} suppressHydrationWarning />
        {props.items.map(({ id, name }) => (
          <Fragment key={id}>
            <input type="hidden" name="ids" value={id} />
            <input type="hidden" name="names" value={name} />
          </Fragment>
        ))}
        {props.children}
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <ButtonLink to={props.list.to} variant="outline">
            {t("form.cancel")}
          </ButtonLink>
          <SubmitButton variant={props.variant ?? "destructive"} busy={busy}>
            {props.confirmLabel}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

interface EndedProps extends Pick<BulkPromptProps, "list" | "referrers"> {
  ended: { summary: string; refused: RowProblem[] }
}

function Ended({ ended, list, referrers }: EndedProps) {
  const { t } = useTranslation()
  return (
    <Card>
      <p role="alert" className="font-medium">
        {ended.summary}
      </p>
      <ul className="mt-4 divide-y divide-line rounded-control border border-line">
        {ended.refused.map(({ id, name, text }) => (
          <li key={id} className="px-4 py-2.5">
            <p className="font-medium">{name}</p>
            <p className="text-muted text-sm">{text}</p>
            {referrers?.(id)}
          </li>
        ))}
      </ul>
      <ButtonLink to={list.to} className="mt-6">
        {t("table.bulk.back")}
      </ButtonLink>
    </Card>
  )
}
