/** In how long there is more of what was used up, in both languages alike: "12 min", "3 h" where there are more than two. */
export function waitIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 120 ? `${Math.ceil(minutes / 60)}\u00a0h` : `${minutes}\u00a0min`
}
