/** In how long there is more of what was used up, as it is told. */
export interface Wait {
  unit: "minutes" | "hours"
  count: number
}

/** In minutes, or in hours where there are more than two. */
export function waitIn(seconds: number): Wait {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 120
    ? { unit: "hours", count: Math.ceil(minutes / 60) }
    : { unit: "minutes", count: minutes }
}
