import { useTranslation } from "react-i18next"
import { cn } from "~/components/class-names"
import { useAppearance } from "~/services/appearance/use-appearance"

/** Taken from the story world by scripts/product-pictures.ts, sharper than they are shown. */
const sizes = {
  dashboard: { width: 1280, height: 860 },
  bills: { width: 1280, height: 860 },
  phone: { width: 390, height: 720 },
} as const

/** A screen of the product as it is, in the reader's theme. */
export function ProductPicture({ name }: { name: keyof typeof sizes }) {
  const { t, i18n } = useTranslation()
  const { width, height } = sizes[name]
  const isWide = width > height
  const { theme } = useAppearance()
  const file = (kind: "light" | "dark") => `/pictures/${name}.${i18n.language}.${kind}.avif`
  return (
    <figure className={isWide ? "mx-auto max-w-6xl px-4" : undefined}>
      <picture>
        {theme === "system" ? (
          <source srcSet={file("dark")} media="(prefers-color-scheme: dark)" />
        ) : null}
        <img
          src={file(theme === "dark" ? "dark" : "light")}
          alt={t(`public:landing.picture.${name}`)}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={cn(
            "mx-auto h-auto max-w-full border border-line shadow-over",
            isWide ? "rounded-card" : "w-80 rounded-[2rem]",
          )}
        />
      </picture>
      <figcaption className="mt-2 text-center text-muted text-xs">
        {t("public:landing.picture.caption")}
      </figcaption>
    </figure>
  )
}
