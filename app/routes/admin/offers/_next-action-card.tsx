import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { OfferDetails } from "#contract/offers"
import { isOpenStage } from "#domain/offer"
import { SectionCard } from "~/components/screen/section-card"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { NextStep } from "./_worth"

/** What is to be done next for an open offer: done, or planned otherwise. */
export function NextActionCard({ offer, today }: { offer: OfferDetails; today: string }) {
  const { t } = useTranslation()
  if (!isOpenStage(offer.state)) return null
  const mayChange = offer.can.includes("change")
  return (
    <SectionCard title={t("offers.nextAction")} className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56">
          <NextStep offer={offer} today={today} />
        </p>
        {mayChange ? (
          <div className="flex flex-wrap gap-2">
            {offer.nextAction ? (
              <Form method="post" action="next-action/end">
                <input type="hidden" name="version" value={offer.version} />
                <Button type="submit" size="sm">
                  {t("offers.action.end")}
                </Button>
              </Form>
            ) : null}
            <ButtonLink to="next-action" variant="outline" size="sm">
              {t(offer.nextAction ? "offers.action.change" : "offers.action.plan")}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </SectionCard>
  )
}
