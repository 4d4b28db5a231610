import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { Building2, Contact, Package, ReceiptText, Search, UserRound } from "lucide-react"
import { useTranslation } from "react-i18next"
import { StatusBadge } from "~/components/screen/status-badge"
import { Card } from "~/components/ui/card"
import { toneIcon } from "~/components/ui/tone"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import stylesheet from "~/styles.css?raw"
import { DesignFrame } from "./_frame"
import { Specimen } from "./_specimen"
import { type Contrast, coloursOf, contrastsOf } from "./_tokens"

export const handle = titled("design.index.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  const colours = coloursOf(stylesheet)
  return { colours, contrasts: contrastsOf(colours) }
}

const sizes = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-3xl"]
const spaces = ["w-1", "w-2", "w-3", "w-4", "w-6", "w-8", "w-10", "w-14"]
const shapes = ["rounded-control", "rounded-card", "rounded-full", "shadow-card", "shadow-over"]
const icons = { Building2, Contact, Package, ReceiptText, Search, UserRound, ...toneIcon }

/** The foundations: what the other pages' pieces are made of. */
export default function DesignScreen() {
  const { t } = useTranslation()
  const { colours, contrasts } = useLoaderData<typeof loader>()
  return (
    <DesignFrame title={t("design.index.title")}>
      <p className="max-w-prose text-muted">{t("design.index.text")}</p>
      <Specimen title={t("design.colours.title")} text={t("design.colours.text")}>
        {(theme) => (
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {colours.map((colour) => (
              <li key={colour.name} className="flex min-w-0 items-center gap-3">
                <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
                  <rect
                    width="39"
                    height="39"
                    x=".5"
                    y=".5"
                    rx="8"
                    fill={`var(--${colour.name})`}
                    stroke="var(--edge)"
                  />
                </svg>
                <span className="min-w-0 text-sm">
                  <span className="block">{colour.name}</span>
                  <code className="text-muted">{colour[theme]}</code>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Contrasts contrasts={contrasts} />
      <Specimen title={t("design.type.title")}>
        {() => (
          <ul className="grid gap-4">
            {sizes.map((size) => (
              <li key={size} className="min-w-0">
                <code className="text-muted text-xs">{size}</code>
                <p className={size}>{t("design.type.sample")}</p>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen title={t("design.spacing")}>
        {() => (
          <ul className="grid gap-2">
            {spaces.map((space) => (
              <li key={space} className="flex items-center gap-3 text-muted text-sm">
                <code className="w-12">{space.slice(2)}</code>
                <span className={`h-4 rounded-xs bg-accent-fill ${space}`} />
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen title={t("design.radii")}>
        {() => (
          <ul className="flex flex-wrap gap-4">
            {shapes.map((shape) => (
              <li
                key={shape}
                className={`grid h-20 w-36 place-items-center border border-line bg-surface ${shape}`}
              >
                <code className="text-xs">{shape}</code>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen title={t("design.icons.title")} text={t("design.icons.text")}>
        {() => (
          <ul className="flex flex-wrap gap-6">
            {Object.entries(icons).map(([name, Icon]) => (
              <li key={name} className="grid justify-items-center gap-2 text-muted text-xs">
                <Icon aria-hidden="true" className="size-5 text-ink" />
                {name}
              </li>
            ))}
          </ul>
        )}
      </Specimen>
    </DesignFrame>
  )
}

function Contrasts({ contrasts }: { contrasts: Contrast[] }) {
  const { t, i18n } = useTranslation()
  const shown = (ratio: number) => ratio.toLocaleString(i18n.language)
  const heads = ["pair", "light", "dark", "needed"] as const
  return (
    <Card>
      <h2 className="mb-2 font-semibold text-lg">{t("design.contrast.title")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways scrolls by keyboard too */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t("design.contrast.title")}>
        <table className="w-full text-sm">
          <thead className="text-left text-muted">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 font-medium">
                  {t(`design.contrast.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrasts.map(({ ink, ground, light, dark, needed }) => (
              <tr key={`${ink} ${ground}`} className="border-line border-t">
                <th scope="row" className="py-2 pr-4 text-left font-medium">
                  {ink} / {ground}
                </th>
                {[light, dark].map((ratio, at) => (
                  <td key={heads[at + 1]} className="py-2 pr-4">
                    <span className="mr-3 tabular-nums">{shown(ratio)}</span>
                    <StatusBadge tone={ratio < needed ? "danger" : "success"}>
                      {t(ratio < needed ? "design.contrast.fails" : "design.contrast.passes")}
                    </StatusBadge>
                  </td>
                ))}
                <td className="py-2 tabular-nums">{shown(needed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
