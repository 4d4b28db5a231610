import { expect, test } from "vitest"
import { commonPasswords } from "./common-passwords"
import { passwordFault } from "./passwords"

test("more than ten thousand leaked passwords of a permitted length are known", () => {
  const permitted = [...commonPasswords].filter((password) => password.length >= 8)
  expect(permitted.length).toBeGreaterThan(10_000)
})

test("length is all that is asked of a password that nobody guesses", () => {
  for (const password of [
    "quatre plumes bleues",
    "une phrase sans chiffre",
    "00112 73319 84455",
    "\u{1FAB6}\u{1F4DC}".repeat(4),
    `nn${"x".repeat(62)}`,
  ])
    expect([password, passwordFault(password, "camille@exemple.fr")]).toEqual([password, undefined])
})

test("what the address or the product tells is no password", () => {
  for (const password of ["camille1984", "Exemple.fr", "exemple2026", "PLUME12345", "camille!!!"])
    expect([password, passwordFault(password, "camille@exemple.fr")]).toEqual([
      password,
      "passwordCommon",
    ])
})
