import { useTranslation } from "react-i18next"
import type { Dashboard } from "#contract/dashboard"
import { Ages } from "./_ages"
import { Cash } from "./_cash"
import { VatFranchise } from "./_franchise"
import { Latest } from "./_latest"
import { Tiles } from "./_tiles"
import { TurnoverByMonth } from "./_turnover"

/** How things stand, and how they went: for who may see bills. */
export function Money({ figures }: { figures: Dashboard }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="money" className="mt-2 grid gap-4 sm:gap-6">
      <h2 id="money" className="-mb-1 font-semibold text-lg sm:-mb-3">
        {t("dashboard.money")}
      </h2>
      <Tiles figures={figures} />
      <div className="grid gap-4 sm:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-4 sm:gap-6">
          <TurnoverByMonth figures={figures} />
          <Cash figures={figures} />
        </div>
        <div className="grid content-start gap-4 sm:gap-6">
          <VatFranchise figures={figures} />
          <Ages figures={figures} />
          <Latest figures={figures} />
        </div>
      </div>
    </section>
  )
}
