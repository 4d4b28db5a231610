import {
  BadgeCheck,
  BookOpen,
  ChartNoAxesColumn,
  FileText,
  Globe,
  HandCoins,
  type LucideIcon,
  Package,
  Percent,
  RefreshCw,
  Send,
  ShieldCheck,
  Smartphone,
  UserRound,
} from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "~/components/class-names"
import type { Landing } from "./landings"

const features = ["one", "two", "three", "four", "five", "six"] as const

const icons: Record<Landing, [LucideIcon, ...LucideIcon[]]> = {
  home: [BadgeCheck, FileText, Send, RefreshCw, BookOpen, Globe],
  artisans: [Smartphone, Percent, ShieldCheck, Package, UserRound, HandCoins],
  property: [FileText, UserRound, HandCoins, Package, BadgeCheck, ChartNoAxesColumn],
}

/** What the product does today, and nothing that it will do one day. */
export function Features({
  landing,
  children,
}: {
  landing: Landing
  /** A narrow picture that stands beside them. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <section
      className={cn(
        "mx-auto max-w-6xl gap-10 px-4 py-16",
        children && "grid items-center lg:grid-cols-[minmax(0,1fr)_auto]",
      )}
    >
      <div>
        <h2 className="font-semibold text-2xl tracking-tight">
          {t("public:landing.features.title")}
        </h2>
        <div
          className={cn(
            "mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2",
            children ? undefined : "lg:grid-cols-3",
          )}
        >
          {features.map((feature, at) => {
            const Icon = icons[landing][at] ?? icons[landing][0]
            return (
              <div key={feature}>
                <span className="inline-flex size-10 items-center justify-center rounded-control bg-accent-soft text-accent">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <h3 className="mt-3 font-medium text-lg">
                  {t(`public:landing.${landing}.features.${feature}.title`)}
                </h3>
                <p className="mt-1 text-muted">
                  {t(`public:landing.${landing}.features.${feature}.text`)}
                </p>
              </div>
            )
          })}
        </div>
      </div>
      {children}
    </section>
  )
}
