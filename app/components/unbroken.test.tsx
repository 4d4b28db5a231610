import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { Unbroken } from "./unbroken"

const whole = (number: string) => `<span class="whitespace-nowrap">${number}</span>`
const shown = (text: string) => renderToStaticMarkup(<Unbroken>{text}</Unbroken>)

it("keeps a number on one line, and leaves its letters as they are", () => {
  expect(shown("Facture F-2026-0001 payée")).toBe(`Facture ${whole("F-2026-0001")} payée`)
  expect(shown("AV-2026-12345, puis 2026-118.")).toBe(
    `${whole("AV-2026-12345")}, puis ${whole("2026-118")}.`,
  )
})

it("leaves what breaks well where it breaks", () => {
  for (const text of ["Saint-Étienne", "un rendez-vous", "de 2025 à 2026"])
    expect(shown(text)).toBe(text)
})
