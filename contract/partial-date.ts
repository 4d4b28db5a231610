import { z } from "zod"
import { isPartialDate, readPartialDate } from "#domain/partial-date"

/** A date as precise as it is known: "2018", "2018-03" or "2018-03-05". It may be sent as it is typed, "03/2021". */
export const PartialDate = z
  .string()
  .max(20)
  .overwrite((text) => readPartialDate(text) ?? text)
  .refine(isPartialDate, { error: "partialDate" })

/** The web address of something: http or https, nothing that would run. */
export const WebAddress = z.string().trim().max(500).refine(isWebAddress, { error: "webAddress" })

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname.includes(".") && username === "" && password === ""
}

/** Short texts, each on a line of its own where they are typed together. */
export const Lines = (most: number, longest: number) =>
  z
    .array(z.string().max(most * longest))
    .overwrite((texts) =>
      texts.flatMap((text) => text.split(/\r\n?|\n/).flatMap((line) => line.trim() || [])),
    )
    .pipe(
      z
        .array(
          z
            .string()
            .max(longest)
            .refine((text) => !/\p{Cc}|\p{Cs}/u.test(text.replace(/\t/g, "")), {
              error: "characters",
            }),
        )
        .max(most, { error: `tooMany ${most}` }),
    )
    .default([])
