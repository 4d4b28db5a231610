import type { LoaderFunctionArgs } from "@remix-run/node"
import { useTranslation } from "react-i18next"
import { CumulativeFlow } from "~/components/chart/cumulative-flow"
import { Donut } from "~/components/chart/donut"
import { GroupedBars } from "~/components/chart/grouped-bars"
import { LineChart } from "~/components/chart/line-chart"
import { Meter } from "~/components/chart/meter"
import type { ChartProps } from "~/components/chart/period"
import { Sparkline } from "~/components/chart/sparkline"
import { StackedBars } from "~/components/chart/stacked-bars"
import { formatMoney, formatMonth, formatNumber, formatShortMoney } from "~/components/format"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { DesignFrame } from "./_frame"
import { Specimen } from "./_specimen"

export const handle = titled("design.charts.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  return null
}

const thisYear = [312, 564, 468, 650, 384, 520, 519, 615, 537, 598, 408, 0].map(
  (euros) => euros * 1000,
)
const lastYear = [144, 192, 312, 240, 192, 568, 240, 48, 288, 432, 288, 240].map(
  (euros) => euros * 1000,
)
const balance = [120, 80, -40, -160, -90, 60, 210, 180, -20, 40, 90, 150].map(
  (euros) => euros * 1000,
)
const done = [0, 1, 1, 3, 4, 4, 6, 9, 11, 12, 14, 17]
const doing = [2, 3, 3, 2, 4, 5, 4, 3, 3, 4, 3, 2]
const open = [6, 6, 8, 9, 8, 10, 10, 9, 8, 7, 6, 4]

/** Each chart with figures, without any, and with those that are hardest to draw. */
export default function DesignChartsScreen() {
  const { t } = useTranslation()
  const chart = useSampleCharts()
  return (
    <DesignFrame title={t("design.charts.title")}>
      <p className="max-w-prose text-muted">{t("design.charts.text")}</p>
      <Specimen title={t("design.charts.grouped")}>
        {() => <GroupedBars {...chart([thisYear, lastYear])} />}
      </Specimen>
      <Specimen title={t("design.charts.negative")}>
        {() => <GroupedBars {...chart([balance])} />}
      </Specimen>
      <Specimen title={t("design.charts.stacked")}>
        {() => <StackedBars {...chart([thisYear, lastYear, balance])} />}
      </Specimen>
      <Specimen title={t("design.charts.line")}>
        {() => <LineChart {...forecast(chart([thisYear, lastYear]))} />}
      </Specimen>
      <Specimen title={t("design.charts.lines")}>
        {() => <LineChart {...chart([thisYear, lastYear, balance])} />}
      </Specimen>
      <Specimen title={t("design.charts.flow")}>
        {() => (
          <CumulativeFlow {...chart([done, doing, open])} format={String} formatScale={String} />
        )}
      </Specimen>
      <Specimen title={t("design.charts.donut")}>
        {() => <SampleDonut values={[853_440, 499_200, 120_000, 120_000, 60_000, 24_000]} />}
      </Specimen>
      <Specimen title={t("design.charts.spark")}>
        {() => (
          <Sparkline
            periods={chart([balance]).periods.map(({ name }, at) => ({
              name,
              value: balance[at] ?? 0,
            }))}
            format={chart([balance]).format}
            label={t("design.charts.spark")}
          />
        )}
      </Specimen>
      <Specimen title={t("design.charts.meter")}>
        {() => (
          <div className="grid gap-6">
            {(["accent", "warning", "danger"] as const).map((tone, at) => (
              <Meter
                key={tone}
                label={t("design.charts.meter")}
                value={20 + 35 * at}
                max={100}
                mark={75}
                tone={tone}
              />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen title={t("design.charts.empty")}>
        {() => (
          <div className="grid gap-6">
            <GroupedBars {...chart([thisYear.map(() => 0)])} />
            <SampleDonut values={[0, 0]} />
          </div>
        )}
      </Specimen>
      <Specimen title={t("design.charts.one")}>
        {() => (
          <div className="grid gap-6">
            <LineChart {...chart([[250_000]], 1)} />
            <StackedBars {...chart([[250_000], [120_000]], 1)} />
            <SampleDonut values={[250_000]} />
          </div>
        )}
      </Specimen>
      <Specimen title={t("design.charts.huge")}>
        {() => <GroupedBars {...chart([thisYear.map((cents, at) => cents * 10 ** at)])} />}
      </Specimen>
    </DesignFrame>
  )
}

/** The last third is expected, from the place before on. */
function forecast(props: ChartProps): ChartProps {
  const [known, expected] = props.series
  if (!known || !expected) return props
  const series = [
    { ...known, values: known.values.map((value, at) => (at < 9 ? value : null)) },
    {
      ...expected,
      values: expected.values.map((value, at) => (at < 9 ? null : value)),
      forecast: true,
    },
  ]
  return { ...props, series }
}

/** What all samples have in common: months, names, and how amounts are written. */
function useSampleCharts() {
  const { t, i18n } = useTranslation()
  const names = [t("design.charts.first"), t("design.charts.second"), t("design.charts.third")]
  return (values: number[][], months = 12): ChartProps => ({
    title: t("design.charts.sample"),
    periods: Array.from({ length: months }, (_, at) => {
      const month = `2026-${String(at + 1).padStart(2, "0")}`
      return {
        label: formatMonth(month, i18n.language, "short"),
        name: formatMonth(month, i18n.language),
      }
    }),
    series: values.map((each, at) => ({ name: names[at] ?? "", values: each })),
    format: (cents) => formatMoney(cents, "EUR", i18n.language),
    formatScale: (cents) => formatShortMoney(cents, "EUR", i18n.language),
  })
}

function SampleDonut({ values }: { values: number[] }) {
  const { t, i18n } = useTranslation()
  const money = (cents: number) => formatMoney(cents, "EUR", i18n.language)
  return (
    <Donut
      title={t("design.charts.sample")}
      parts={values.map((value, at) => ({
        name: t("design.charts.part", { number: formatNumber(at + 1, i18n.language) }),
        value,
      }))}
      format={money}
      total={{
        value: money(values.reduce((sum, value) => sum + value, 0)),
        label: t("screen.chart.total"),
      }}
    />
  )
}
