import { useTranslation } from "react-i18next"
import {
  factsOfKind,
  type NotificationKind,
  notificationChannels,
} from "#contract/notification-kinds"
import { rhythms } from "#domain/notification-delivery"
import { useFormField } from "~/components/form/use-form-field"

/** A row of radio buttons for each kind and way. */
export function RhythmTable({ kinds }: { kinds: NotificationKind[] }) {
  const { t } = useTranslation()
  return (
    <table className="w-full table-fixed border-collapse text-sm sm:col-span-2">
      <thead>
        <tr className="text-muted text-xs">
          <th scope="col" className="w-1/4 pb-1 text-left font-medium">
            {t("notifications.preferences.channel")}
          </th>
          {rhythms.map((rhythm) => (
            <th key={rhythm} scope="col" className="pb-1 text-center font-medium">
              {t(`notifications.rhythms.${rhythm}`)}
            </th>
          ))}
        </tr>
      </thead>
      {kinds.map((kind) => (
        <tbody key={kind} className="border-line border-t">
          <tr>
            <th
              scope="rowgroup"
              colSpan={1 + rhythms.length}
              className="pt-3 text-left font-medium"
            >
              {t(`notifications.names.${kind}`)}
            </th>
          </tr>
          {notificationChannels.map((channel) => (
            <Row key={channel} kind={kind} channel={channel} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface RowProps {
  kind: NotificationKind
  channel: (typeof notificationChannels)[number]
}

function Row({ kind, channel }: RowProps) {
  const { t } = useTranslation()
  const names = {
    kind: t(`notifications.names.${kind}`),
    channel: t(`notifications.channels.${channel}`),
  }
  const { key, text, control, frame } = useFormField({
    name: `preferences.${kind}.${channel}`,
    label: `${names.kind}, ${names.channel}`,
  })
  const { id, autoFocus: _, required: _required, ...rest } = control
  // Mails about security cannot be switched off.
  const isFixed = channel === "email" && factsOfKind[kind].urgent === "security"
  return (
    <tr key={key} id={frame.anchor}>
      <th scope="row" className="py-1 text-left font-normal text-muted">
        {names.channel}
      </th>
      {rhythms.map((rhythm) => (
        <td key={rhythm} className="p-0">
          {isFixed && rhythm !== "now" ? null : (
            <label className="grid min-h-11 cursor-pointer place-items-center">
              <input
                {...rest}
                id={`${id}-${rhythm}`}
                type="radio"
                value={rhythm}
                defaultChecked={text === rhythm}
                className="size-5"
                aria-label={t("notifications.preferences.choice", {
                  ...names,
                  rhythm: t(`notifications.rhythmsInFull.${rhythm}`),
                })}
              />
            </label>
          )}
        </td>
      ))}
    </tr>
  )
}
