import { useTranslation } from "react-i18next"

/** Taken from the story world by scripts/product-pictures.js, at twice the size they are shown at. */
const sizes = {
  dashboard: { width: 1120, height: 700 },
  bills: { width: 1120, height: 700 },
  phone: { width: 390, height: 720 },
} as const

/** A screen of the product as it is, light or dark as the reader's system is. */
export function ProductPicture({ name }: { name: keyof typeof sizes }) {
  const { t, i18n } = useTranslation()
  const { width, height } = sizes[name]
  const file = (theme: "light" | "dark") => `/pictures/${name}.${i18n.language}.${theme}.avif`
  return (
    <figure className="mx-auto max-w-6xl px-4">
      <picture>
        <source srcSet={file("dark")} media="(prefers-color-scheme: dark)" />
        <img
          src={file("light")}
          alt={t(`public:landing.picture.${name}`)}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="mx-auto h-auto max-w-full rounded-card border border-line shadow-over"
        />
      </picture>
      <figcaption className="mt-2 text-center text-muted text-xs">
        {t("public:landing.picture.caption")}
      </figcaption>
    </figure>
  )
}
