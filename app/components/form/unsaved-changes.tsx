import { useBeforeUnload, useBlocker } from "@remix-run/react"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { Dialog } from "../ui/dialog"

/** Asks before what was typed is lost; `leaving()` says whether there is something to lose now. */
export function UnsavedChanges({ leaving }: { leaving: () => boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && leaving(),
  )
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (leaving()) event.preventDefault()
      },
      [leaving],
    ),
  )
  return (
    <Dialog
      open={blocker.state === "blocked"}
      title={t("form.unsaved.title")}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {t("form.unsaved.stay")}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t("form.unsaved.leave")}
          </Button>
        </>
      }
    >
      {t("form.unsaved.text")}
    </Dialog>
  )
}
