import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { NoMailServer } from "../email/no-mail-server"
import { PlumeForm } from "../form/plume-form"
import type { FormConstraints, FormReply } from "../form/reply"
import { TagsField } from "../form/tags-field"
import { PageHeader } from "../screen/page-header"
import { Button } from "../ui/button"
import { Card } from "../ui/card"

interface IssueFormProps {
  title: string
  /** The button that issues, and the one that sends as well. */
  issueLabel: string
  sendLabel: string
  version: number
  /** To whom it leaves: the client's address. */
  to: string[]
  /** What was done the last time is offered first. */
  sends: boolean
  sendsMail: boolean
  recordHref: string
  constraints: FormConstraints
  reply?: FormReply
  /** What is issued, and what that does. */
  children: ReactNode
}

/** Issues a bill or a quote, and sends it in the same act: its two buttons say which. */
export function IssueForm(props: IssueFormProps) {
  const { title, issueLabel, sendLabel, version, to, sends, recordHref, children } = props
  const { t } = useTranslation()
  const isSend = { name: "send", value: "on" }
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeader title={title} />
      <PlumeForm
        constraints={props.constraints}
        defaultValue={{ version, to }}
        labels="billEmail"
        reply={props.reply}
        cancelTo={recordHref}
        submitLabel={sends ? sendLabel : issueLabel}
        submitAs={sends ? isSend : undefined}
        moreActions={
          <Button type="submit" variant="outline" {...(sends ? {} : isSend)}>
            {sends ? issueLabel : sendLabel}
          </Button>
        }
      >
        <Card className="text-muted">{children}</Card>
        {props.sendsMail ? null : <NoMailServer />}
        <Card>
          <TagsField
            name="to"
            label={t("billEmail.to")}
            hint={t("billEmail.usualWords")}
            inputMode="email"
          />
        </Card>
      </PlumeForm>
    </div>
  )
}
