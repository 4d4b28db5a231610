import { expect, test } from "vitest"
import { publicAddress } from "./public-address"

test("the language of a page goes with every address, whatever else that asks for", () => {
  expect(publicAddress("/support/secret?sent", "en")).toBe("/support/secret?sent&lang=en")
  expect(publicAddress("/help", "en")).toBe("/help?lang=en")
  expect(publicAddress("/support/secret?sent", "fr")).toBe("/support/secret?sent")
})
