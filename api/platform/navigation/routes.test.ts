import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"

test("Camille’s pins and what she never uses are kept, and Thomas has his own", async () => {
  const { call } = await startApi()
  const first = { pins: [], hidden: [], shortcuts: true }
  expect((await call("camille", "GET", "/Navigation")).body).toEqual(first)
  const choices = { pins: ["purchases", "bills"], hidden: ["website"], shortcuts: false }
  const saved = await call("camille", "PUT", "/Navigation", choices)
  // In the order of the navigation, whatever the order of the boxes.
  const kept = { ...choices, pins: ["bills", "purchases"] }
  expect(saved).toMatchObject({ status: 200, body: kept })
  expect((await call("camille", "GET", "/Users")).body.navigation).toEqual(kept)
  expect((await call("thomas", "GET", "/Navigation")).body).toEqual(first)
  // What is left out is as at first: of two saves the later one holds.
  await call("camille", "PUT", "/Navigation", { hidden: ["books"] })
  expect((await call("camille", "GET", "/Navigation")).body).toEqual({
    ...{ pins: [], hidden: ["books"], shortcuts: true },
  })
})

test("a sixth pin is refused at its field, and so is a place that is none", async () => {
  const { call } = await startApi()
  const pins = ["companies", "contacts", "contracts", "quotes", "bills", "products"]
  const tooMany = await call("camille", "PUT", "/Navigation", { pins })
  expect(tooMany).toMatchObject({ status: 422, body: { errors: [{ path: "pins" }] } })
  expect((await call("camille", "PUT", "/Navigation", { hidden: ["moon"] })).status).toBe(422)
  expect((await call("camille", "PUT", "/Navigation", { pins: pins.slice(1) })).status).toBe(200)
})
