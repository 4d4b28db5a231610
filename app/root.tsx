import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node"
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { kindOfError } from "~/components/error/error-kind"
import { ErrorScreen } from "~/components/error/error-screen"
import { UncaughtErrors } from "~/components/error/uncaught-errors"
import { ToastRegion } from "~/components/screen/toast-region"
import { appearanceAttributes } from "~/services/appearance/appearance"
import { useAppearance } from "~/services/appearance/use-appearance"
import { correlationId } from "~/services/correlation.server"
import { textOf } from "~/services/language/locale.server"
import { usePageContext } from "~/services/page-context"
import { usePageTitle } from "~/services/page-title"
import { silentSignIn } from "~/services/session/silent-sign-in.server"
import { readToast } from "~/services/toast.server"
import stylesheet from "./styles.css?url"

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  {
    rel: "preload",
    href: "/fonts/inter-1.woff2",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
]

export async function loader(args: LoaderFunctionArgs) {
  const silent = await silentSignIn(args)
  if (silent instanceof Response) throw silent
  const { toast, headers = silent ? new Headers() : undefined } = await readToast(args.request)
  if (silent) headers?.append("Set-Cookie", silent)
  // Said here: the page that shows it may not have the texts of the page it comes from.
  const told = toast && {
    ...toast,
    message: toast.said ?? (await textOf(args.request))(toast.message, { count: toast.count }),
  }
  return data({ toast: told, correlationId: correlationId(args) }, { headers })
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { nonce, correlationId } = usePageContext()
  const appearance = useAppearance()
  const plain = usePlain()
  const title = useTitle()
  return (
    <html
      lang={i18n.language}
      data-correlation={plain ? undefined : correlationId}
      {...appearanceAttributes(appearance)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme={appearance.theme} />
        <meta
          name="color-scheme"
          content={appearance.theme === "system" ? "light dark" : appearance.theme}
        />
        <Meta />
        {title ? <title>{title}</title> : null}
        <Links />
      </head>
      <body>
        {children}
        {plain ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const toast = useRouteLoaderData<typeof loader>("root")?.toast
  return (
    <UncaughtErrors>
      <ToastRegion toast={toast} />
      <Outlet />
    </UncaughtErrors>
  )
}

export function ErrorBoundary() {
  const { correlationId } = usePageContext()
  const current = useRouteLoaderData<typeof loader>("root")?.correlationId
  return <ErrorScreen error={useRouteError()} correlationId={current ?? correlationId} />
}

/** The colour of the browser's own bars: that of the page, `--canvas` in app/styles.css. */
function ThemeColor({ theme }: Pick<ReturnType<typeof useAppearance>, "theme">) {
  const canvas = { light: "#f9f9f7", dark: "#111114" }
  if (theme !== "system") return <meta name="theme-color" content={canvas[theme]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={canvas.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={canvas.dark} />
    </>
  )
}

/** What the browser's tab says: an error page what it is, not what it stands in the place of. */
function useTitle(): string | undefined {
  const { t } = useTranslation()
  const title = usePageTitle()
  // Null where nothing failed.
  const error = useRouteError() ?? undefined
  return error === undefined ? title : `${t(`errors.page.${kindOfError(error)}.title`)} · Plume`
}

/** Pages that say `handle = { plain: true }`, and every error page, come without the framework's scripts. */
function usePlain(): boolean {
  // Null where nothing failed.
  const failed = (useRouteError() ?? undefined) !== undefined
  const plain = useMatches().some(
    ({ handle }) => (handle as { plain?: boolean } | undefined)?.plain === true,
  )
  return failed || plain
}
