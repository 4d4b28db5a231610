import { useBeforeUnload, useBlocker } from "@remix-run/react"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "../ui/dialog"

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
    <Dialog open={blocker.state === "blocked"} onOpenChange={() => blocker.reset?.()}>
      <DialogContent>
        <DialogTitle>{t("form.unsaved.title")}</DialogTitle>
        <DialogDescription>{t("form.unsaved.text")}</DialogDescription>
        <DialogFooter>
          <Button variant="outline" onClick={() => blocker.reset?.()}>
            {t("form.unsaved.stay")}
          </Button>
          <Button variant="destructive" onClick={() => blocker.proceed?.()}>
            {t("form.unsaved.leave")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
