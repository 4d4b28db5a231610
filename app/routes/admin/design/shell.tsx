import type { LoaderFunctionArgs } from "@remix-run/node"
import { useTranslation } from "react-i18next"
import { AccountMenu } from "~/components/shell/account-menu"
import { Icon } from "~/components/shell/icon"
import { iconNames } from "~/components/shell/icon-names"
import { LanguageForm } from "~/components/shell/language-form"
import { Logo, LogoMark } from "~/components/shell/logo"
import { SideForm } from "~/components/shell/side-form"
import { ThemeForm } from "~/components/shell/theme-form"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import type { Person } from "~/services/person"
import { DesignFrame } from "./_frame"
import { Specimen } from "./_specimen"

export const handle = titled("design.shell.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  return null
}

/** Names that one finds: usual, none but an address, and longer than the menu is wide. */
const people: Person[] = [
  { name: "Camille Martin", email: "camille@exemple.fr", permissions: "" },
  { name: "z@exemple.fr", email: "z@exemple.fr", permissions: "" },
  {
    name: "Marie-Antoinette de La Rochefoucauld-Montmorency",
    email: "marie-antoinette.de-la-rochefoucauld-montmorency@cabinet-conseil.exemple.fr",
    permissions: "",
  },
]

/** What frames every screen; the frame around this page is the specimen of the rest. */
export default function ShellDesignScreen() {
  const { t } = useTranslation()
  return (
    <DesignFrame title={t("design.shell.title")}>
      <Specimen title={t("design.shell.logo")} text={t("design.shell.logoText")}>
        {() => (
          <div className="flex flex-wrap items-center gap-8">
            <span className="logo">
              <Logo />
            </span>
            <LogoMark />
            <img src="/favicon.svg" alt="" width="16" height="16" />
            <img
              src="/apple-touch-icon.png"
              alt=""
              width="60"
              height="60"
              className="rounded-card"
            />
          </div>
        )}
      </Specimen>
      <Specimen title={t("design.icons.title")} text={t("design.shell.icons")}>
        {() => (
          <ul className="flex flex-wrap gap-6">
            {iconNames.map((name) => (
              <li key={name} className="grid justify-items-center gap-2 text-muted text-xs">
                <span className="text-ink text-base">
                  <Icon name={name} />
                </span>
                {name}
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen title={t("design.shell.places")} text={t("design.shell.placesText")}>
        {() => (
          <div className="max-w-60">
            <p className="shell-group-name">{t("shell.groups.sales")}</p>
            <span className="shell-place" data-current="">
              <Icon name="bills" />
              <span>{t("shell.screens.bills")}</span>
            </span>
            <span className="shell-place">
              <Icon name="products" />
              <span>{t("shell.screens.products")}</span>
            </span>
            <SideForm />
          </div>
        )}
      </Specimen>
      <Specimen title={t("design.shell.choices")} text={t("design.shell.choicesText")}>
        {() => (
          <div className="grid max-w-80 gap-3">
            <ThemeForm />
            <LanguageForm />
          </div>
        )}
      </Specimen>
      <Specimen title={t("shell.account")} text={t("design.shell.accountText")}>
        {() => (
          <div className="flex flex-wrap justify-end gap-4">
            {people.map((person) => (
              <AccountMenu account={null} accounts={[]} key={person.name} person={person} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen title={t("shell.loading")} text={t("design.shell.loadingText")}>
        {() => <span aria-hidden="true" className="shell-progress-line h-0.5" />}
      </Specimen>
    </DesignFrame>
  )
}
