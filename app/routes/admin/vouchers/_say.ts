import { useTranslation } from "react-i18next"
import type { Voucher } from "#contract/vouchers"

/** What a voucher is called: whom it paid, as far as that was said. */
export function useNameOf(): (voucher: Pick<Voucher, "payee">) => string {
  const { t } = useTranslation()
  return ({ payee }) => payee ?? t("vouchers.one")
}
