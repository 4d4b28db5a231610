import { useTranslation } from "react-i18next"
import type { Person } from "~/services/person"
import { LanguageForm } from "./language-form"

/** Who is signed in, their language, and the way out: forms, so that nothing here needs a script. */
export function AccountMenu({ person }: { person: Person }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t("shell.account")} className="border-line border-t px-3 py-3">
      <p className="truncate px-3 py-1 font-medium">{person.name}</p>
      {person.email && person.email !== person.name ? (
        <p className="truncate px-3 pb-1 text-muted text-sm">{person.email}</p>
      ) : null}
      <div className="flex flex-wrap justify-between gap-1">
        <form method="post" action="/auth/sign-out">
          <button type="submit" className="min-h-11 rounded-control px-3 hover:bg-hover">
            {t("auth.signOut")}
          </button>
        </form>
        <LanguageForm />
      </div>
    </section>
  )
}
