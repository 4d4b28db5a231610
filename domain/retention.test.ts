import { expect, test } from "vitest"
import { emailKey } from "./email-key"
import { clockOf } from "./retention"

test("a client’s time begins at the end of the relation, and does not run before", () => {
  const contact = { today: "2026-11-22", collectedOn: "2020-01-10", events: [] }
  expect(clockOf({ ...contact, relationEnd: "running" })).toMatchObject({
    ...{ dueOn: null, state: "kept" },
  })
  expect(clockOf({ ...contact, relationEnd: "2023-12-22" })).toEqual({
    ...{ from: "2023-12-22", dueOn: "2026-12-22", state: "soon" },
  })
  expect(clockOf({ ...contact, relationEnd: "2023-12-23" }).state).toBe("kept")
  expect(clockOf(contact).state).toBe("due")
})

test("one mailbox has one key, however it is written", () => {
  expect(emailKey(" Ines+Lyon@Vasseur.Example ")).toBe("ines@vasseur.example")
  expect(emailKey("i.nes@gmail.com")).toBe(emailKey("ines@gmail.com"))
  expect(emailKey("i.nes@googlemail.com")).toBe(emailKey("ines@gmail.com"))
  expect(emailKey("i.nes@vasseur.example")).not.toBe(emailKey("ines@vasseur.example"))
})
