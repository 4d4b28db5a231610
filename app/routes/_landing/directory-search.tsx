import { useId } from "react"
import { useTranslation } from "react-i18next"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { Button } from "~/components/ui/button"
import { Input } from "~/components/ui/input"
import { Label } from "~/components/ui/label"

/** The search of the directory, for who came to find someone rather than to bill. */
export function DirectorySearch() {
  const { t } = useTranslation()
  const id = useId()
  // A form by GET replaces the query of its address: the language travels as a field.
  const [path, query] = usePublicAddress()("/directory").split("?")
  return (
    <section aria-labelledby={`${id}-title`} className="mx-auto max-w-6xl px-4 py-16">
      <h2 id={`${id}-title`} className="font-semibold text-2xl tracking-tight">
        {t("public:landing.directory.title")}
      </h2>
      <p className="mt-2 max-w-prose text-lg text-muted">{t("public:landing.directory.text")}</p>
      <search>
        <form
          method="get"
          action={path}
          className="mt-6 grid items-end gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="grid gap-1">
            <Label htmlFor={`${id}-q`}>{t("public:directory.fields.q")}</Label>
            <Input id={`${id}-q`} name="q" type="search" maxLength={100} />
          </div>
          <div className="grid gap-1">
            <Label htmlFor={`${id}-place`}>{t("public:directory.fields.place")}</Label>
            <Input id={`${id}-place`} name="place" maxLength={100} autoComplete="address-level2" />
          </div>
          <Button type="submit">{t("public:directory.submit")}</Button>
        </form>
      </search>
    </section>
  )
}
