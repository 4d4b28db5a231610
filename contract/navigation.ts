import { z } from "zod"
import { areas, type Screen } from "./areas"

/** As many as stand above the groups. */
export const mostPins = 5

/** What may be pinned, or hidden: each screen of the cards but the one that all begin with. */
const places = areas.flatMap((area): Screen[] => ("screen" in area ? [area.screen] : []))

const screens = z
  .array(z.enum(places))
  .max(places.length)
  .overwrite((chosen) => places.filter((place) => chosen.includes(place)))

const choices = z.object({
  /** At most five, in the order of the navigation. */
  pins: screens.max(mostPins, { error: `tooMany ${mostPins}` }).default([]),
  /** What the person never uses; it still opens by its address, and is found by the search. */
  hidden: screens.default([]),
  /** Whether single keys lead somewhere. */
  shortcuts: z.boolean().default(true),
})

/** How someone wants their navigation; the same in each browser. */
export const Navigation = choices.meta({ id: "Navigation" })
/** What is left out is as at first. */
export const NavigationChanges = choices.meta({ id: "NavigationChanges" })

/** What the form of places says. */
export const PlaceChoice = choices.pick({ pins: true, hidden: true })
/** One button: on or off. */
export const ShortcutSwitch = z.object({ value: z.enum(["true", "false"]) })

export type Navigation = z.output<typeof Navigation>
