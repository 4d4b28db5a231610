import { factsOfKind } from "#contract/notification-kinds"
import { placeOf } from "#contract/notification-places"
import type { Notification } from "#contract/notifications"
import { formatDay, formatMoney, formatMonth } from "~/components/format"
import { localeOf, textsIn } from "~/services/language/locale.server"
import type { ShownNotification } from "~/services/notification"

/** Notifications in the language of whoever asks: they are kept as values, never as words. */
export async function shown(
  request: Request,
  notifications: Notification[],
): Promise<ShownNotification[]> {
  const locale = await localeOf(request)
  const { t } = textsIn(locale)
  return notifications.map(({ id, kind, createdAt, readAt, parameters, ...about }) => {
    const { amount, currency, addresses = [], missing = [], day, month, time } = parameters
    const values = {
      ...parameters,
      amount: amount === undefined ? "" : formatMoney(amount, currency, locale),
      addresses: new Intl.ListFormat(locale, { type: "conjunction" }).format(addresses),
      day: day ? [formatDay(day, locale), time].filter(Boolean).join(", ") : "",
      month: month ? formatMonth(`${month}-01`, locale) : "",
      missing: missing.map((code) => t(`errors.${code}`)).join(" · "),
    }
    return {
      id,
      kind,
      tone: factsOfKind[kind].tone,
      title: t(`notifications.kinds.${kind}.title`, values),
      text: t(`notifications.kinds.${kind}.text`, values),
      at: createdAt,
      unread: readAt === null,
      to: placeOf(kind, about, parameters),
    }
  })
}
