import { expect, test } from "vitest"
import { textsIn } from "../language/locale.server"
import { errorText } from "./error-text"

test.each([
  ["tooLong 1400", "1\u202f400 caractères au plus"],
  [
    "mailVariable nom du chat",
    "« nom du chat » n’est pas une variable. Choisissez-en une dans la liste.",
  ],
])("what an error is about is said: %s", (error, sentence) => {
  expect(errorText(textsIn("fr"), error).replaceAll("\u00a0", " ")).toBe(sentence)
})
