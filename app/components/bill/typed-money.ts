/** Cents as they are typed in a form: 123450 is "1234.50". */
export const typedMoney = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
