import { useTranslation } from "react-i18next"
import { cn } from "~/components/class-names"

/** Taken from the story world by scripts/product-pictures.js, sharper than they are shown. */
const sizes = {
  dashboard: { width: 1280, height: 860 },
  bills: { width: 1280, height: 860 },
  phone: { width: 390, height: 720 },
} as const

/** A screen of the product as it is, light or dark as the reader's system is. */
export function ProductPicture({ name }: { name: keyof typeof sizes }) {
  const { t, i18n } = useTranslation()
  const { width, height } = sizes[name]
  const isWide = width > height
  const file = (theme: "light" | "dark") => `/pictures/${name}.${i18n.language}.${theme}.avif`
  return (
    <figure className={isWide ? "mx-auto max-w-6xl px-4" : undefined}>
      <picture>
        <source srcSet={file("dark")} media="(prefers-color-scheme: dark)" />
        <img
          src={file("light")}
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
