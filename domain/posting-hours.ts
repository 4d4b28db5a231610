/** The hour in Paris from which what the product does by itself reaches people: not in the night. */
const opens = 8

const hour = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  hour: "2-digit",
  hourCycle: "h23",
})

export const isPostingTime = (instant: Date): boolean => Number(hour.format(instant)) >= opens
