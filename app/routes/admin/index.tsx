import { type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { Form } from "@remix-run/react"
import { Lock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { firstItem } from "~/components/shell/navigation-items"
import { Button, buttonVariants } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled("shell.nowhere.title")

/** Where people come in: the first place that they may see, which for most is the dashboard. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const place = firstItem(await api.get("/Users/permissions"))
  return place ? redirect(place) : null
}

/** For who may see no place at all: no role was given to them yet, or the last one was taken away. */
export default function NowhereScreen() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t("shell.nowhere.title")} />
      <EmptyState
        icon={Lock}
        title={t("shell.nowhere.reason")}
        text={t("shell.nowhere.text")}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <a href="/auth/support" className={buttonVariants()}>
              {t("support.title")}
            </a>
            <Form method="post" action="/auth/sign-out" reloadDocument>
              <Button type="submit" variant="outline">
                {t("auth.signOut")}
              </Button>
            </Form>
          </div>
        }
      />
    </>
  )
}
