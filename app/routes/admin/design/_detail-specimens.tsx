import { useTranslation } from "react-i18next"
import { formatMoney } from "~/components/format"
import { PropertyList } from "~/components/screen/property-list"
import { StepLinks } from "~/components/screen/step-links"
import { Stepper } from "~/components/screen/stepper"
import { Tabs } from "~/components/screen/tabs"
import { Tile } from "~/components/screen/tile"
import { Timeline } from "~/components/screen/timeline"
import { Button } from "~/components/ui/button"
import { Specimen, type Theme } from "./_specimen"

export const sampleName = "Camille Aubry"

/** What shows one thing: its values, its parts, its history, where one is in it. */
export function DetailSpecimens() {
  const { t } = useTranslation()
  return (
    <>
      <Specimen title={t("design.screens.properties.title")}>{() => <SampleProperties />}</Specimen>
      <Specimen title={t("design.screens.tabs.title")} text={t("design.screens.tabs.text")}>
        {(theme) => <SampleTabs theme={theme} />}
      </Specimen>
      <Specimen title={t("design.screens.timeline.title")}>{() => <SampleTimeline />}</Specimen>
      <Specimen title={t("design.screens.tiles.title")}>{() => <SampleTiles />}</Specimen>
      <Specimen title={t("design.screens.stepper.title")} text={t("design.screens.stepper.text")}>
        {(theme) => <SampleSteps theme={theme} />}
      </Specimen>
    </>
  )
}

export function SampleProperties() {
  const { t } = useTranslation()
  return (
    <PropertyList
      properties={[
        { label: t("design.screens.properties.name"), value: sampleName },
        { label: t("design.screens.properties.email"), value: "camille.aubry@exemple.fr" },
        { label: t("design.screens.properties.none"), value: null },
        {
          label: t("design.screens.properties.long"),
          value: t("design.screens.properties.longText"),
          wide: true,
        },
      ]}
    />
  )
}

export function SampleTimeline() {
  const { t } = useTranslation()
  return (
    <Timeline
      entries={[
        { id: "issued", at: "2026-03-02", title: t("design.screens.timeline.issued") },
        {
          id: "sent",
          at: "2026-03-02T08:15:00Z",
          title: t("design.screens.timeline.sent"),
          tone: "info",
        },
        {
          id: "paid",
          at: "2026-03-28",
          title: t("design.screens.timeline.paid"),
          text: t("design.screens.timeline.text"),
          tone: "success",
        },
      ]}
    />
  )
}

function SampleTabs({ theme }: { theme: Theme }) {
  const { t } = useTranslation()
  return (
    <Tabs
      label={`${t("design.screens.tabs.title")}, ${t(`design.${theme}`)}`}
      tabs={[
        { to: "../design/screens", label: t("design.screens.tabs.one") },
        { to: "../profile/bank", label: t("design.screens.tabs.two") },
        { to: "../profile/vat", label: t("design.screens.tabs.three") },
        { to: "../profile/brand", label: t("design.screens.tabs.four") },
      ]}
    />
  )
}

function SampleTiles() {
  const { t, i18n } = useTranslation()
  const money = (cents: number) => formatMoney(cents, "EUR", i18n.language)
  const label = t("design.screens.tiles.year")
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Tile
        label={t("design.screens.tiles.turnover")}
        value={money(12_345_678)}
        trend={{ percent: 12.5, label }}
        to="../dashboard"
      />
      <Tile
        label={t("design.screens.tiles.unpaid")}
        value={money(-45_000)}
        trend={{ percent: -8, label }}
      />
      <Tile
        label={t("design.screens.tiles.same")}
        value={money(0)}
        trend={{ percent: 0, label }}
        text={t("design.screens.tiles.bills")}
      />
    </div>
  )
}

function SampleSteps({ theme }: { theme: Theme }) {
  const { t } = useTranslation()
  return (
    <>
      <Stepper
        label={`${t("screen.steps.label")}, ${t(`design.${theme}`)}`}
        current={1}
        steps={[
          { label: t("design.screens.stepper.one"), to: "../first-run/company", done: true },
          { label: t("design.screens.stepper.two"), to: "../first-run/address" },
          { label: t("design.screens.stepper.three"), to: "../first-run/bank" },
        ]}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <StepLinks previous="../first-run/company" skip="../first-run/vat" />
        <Button>{t("screen.steps.next")}</Button>
        <Button>{t("screen.steps.finish")}</Button>
      </div>
    </>
  )
}
