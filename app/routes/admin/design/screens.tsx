import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { requireSameOrigin } from "~/services/session/origin.server"
import type { ToastType } from "~/services/toast"
import { redirectWithToast } from "~/services/toast.server"
import { DetailSpecimens } from "./_detail-specimens"
import { DesignFrame } from "./_frame"
import { MenuSpecimens } from "./_menu-specimens"
import { MessageSpecimens } from "./_message-specimens"
import { Specimen } from "./_specimen"

export const handle = titled("design.screens.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  return null
}

const kinds = ["info", "success", "warning", "error"] as const satisfies readonly ToastType[]

/** Shows a toast of the kind that was asked for. */
export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args.request)
  await apiFor(args)
  const asked = new URL(args.request.url).searchParams.get("toast")
  const kind = kinds.find((each) => each === asked) ?? "info"
  return redirectWithToast(args, "../design/screens", `design.screens.toasts.${kind}`, kind)
}

/** Details and dialogs: what shows one thing, and what asks before something happens to it. */
export default function DesignScreensScreen() {
  const { t } = useTranslation()
  return (
    <DesignFrame title={t("design.screens.title")}>
      <Specimen title={t("design.screens.overlays.title")} text={t("design.screens.overlays.text")}>
        {() => (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="../design/confirmation" variant="destructive" data-overlay="dialog">
              {t("design.screens.overlays.dialog")}
            </ButtonLink>
            <ButtonLink to="../design/detail" variant="outline" data-overlay="sheet">
              {t("design.screens.overlays.sheet")}
            </ButtonLink>
          </div>
        )}
      </Specimen>
      <section>
        <h2 className="font-semibold text-lg">{t("design.screens.toasts.title")}</h2>
        <p className="mt-1 max-w-prose text-muted">{t("design.screens.toasts.text")}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <Form key={kind} method="post" action={`?toast=${kind}`} preventScrollReset>
              <Button type="submit" variant="outline">
                {t("design.screens.toasts.show", { name: t(`design.screens.toasts.kind.${kind}`) })}
              </Button>
            </Form>
          ))}
        </div>
      </section>
      <MessageSpecimens />
      <DetailSpecimens />
      <MenuSpecimens />
    </DesignFrame>
  )
}
