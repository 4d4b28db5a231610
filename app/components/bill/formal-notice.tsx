import { Form, useHref, useNavigation } from "@remix-run/react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { newFormKey } from "../form/form-key"
import { useOwnAddress } from "../form/own-address"
import { ProblemBanner } from "../form/problem-banner"
import type { FormReply } from "../form/reply"
import { SubmitButton } from "../form/submit-button"
import { Banner } from "../screen/banner"
import { PageHeader } from "../screen/page-header"
import { buttonVariants } from "../ui/button"
import { ButtonLink } from "../ui/button-link"
import { Card } from "../ui/card"

interface NoticeProps {
  /** Whom or what it is about. */
  about: string
  backTo: string
  /** The bill from which it is sent by e-mail. */
  billId: string
  /** The letter, once it is written. */
  fileId: string | null
  reply?: Pick<FormReply, "problem" | "key">
}

/** Writes a formal notice, and hands it over: to print and to send. */
export function FormalNotice({ about, backTo, billId, fileId, reply }: NoticeProps) {
  const { t } = useTranslation()
  const [ownKey] = useState(newFormKey)
  const address = useOwnAddress()
  // From the mount, wherever the page stands below it.
  const file = useHref(`../files/${fileId}`)
  const busy = useNavigation().formMethod === "POST"
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader title={t("bills.notice.of", { name: about })} text={t("bills.notice.text")} />
      {reply?.problem ? (
        <div className="mb-5">
          <ProblemBanner problem={reply.problem} />
        </div>
      ) : null}
      {fileId ? (
        <div className="mb-5">
          <Banner tone="success" title={t("bills.notice.made")}>
            <p className="mt-3 flex flex-wrap gap-2">
              <a
                href={file}
                target="_blank"
                rel="noreferrer"
                className={buttonVariants({ variant: "outline" })}
              >
                {t("bills.notice.download")}
              </a>
              <ButtonLink
                to={`../bills/${billId}/emails/new?attachment=${fileId}&purpose=formalNotice`}
              >
                {t("bills.notice.send")}
              </ButtonLink>
            </p>
          </Banner>
        </div>
      ) : null}
      <Card>
        <p className="text-muted">{t("bills.notice.again")}</p>
        <Form method="post" action={address} className="mt-4 flex flex-wrap justify-end gap-3">
          <input type="hidden" name="_key" value={reply?.key ?? ownKey} suppressHydrationWarning />
          <ButtonLink to={backTo} variant="ghost">
            {t("form.cancel")}
          </ButtonLink>
          <SubmitButton variant={fileId ? "outline" : "default"} busy={busy}>
            {t("bills.notice.make")}
          </SubmitButton>
        </Form>
      </Card>
    </div>
  )
}
